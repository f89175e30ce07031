import { describe, expect, it } from 'vitest';
import { missingNeeds, packagesToInstall, parseInstallable, parseInstalled } from '../../tools/system-packages.ts';

describe('system packages of the tests', () => {
  const needs = [
    { packages: ['ffmpeg'], program: 'ffmpeg', usedFor: 'videos' },
    { packages: ['libgtk-3-0t64', 'libgtk-3-0'], usedFor: 'the window' },
  ];
  const never = () => false;

  it('are installed by any of their names, with or without an architecture', () => {
    const installed = parseInstalled('libgtk-3-0:amd64\t\tinstall\nffmpeg\t\thold\nxvfb\t\tdeinstall\n');
    expect([...installed]).toEqual(['libgtk-3-0', 'ffmpeg']);
    expect(missingNeeds(needs, installed, never)).toEqual([]);
  });

  it('are not missed when their program is there by other means', () => {
    expect(missingNeeds(needs, new Set(['libgtk-3-0']), (name) => name === 'ffmpeg')).toEqual([]);
    expect(missingNeeds(needs, new Set(['libgtk-3-0']), never)).toEqual([needs[0]]);
  });

  it('are asked for by the name that this release can install', () => {
    const policy = [
      'ffmpeg:\n  Installed: (none)\n  Candidate: 7:5.1.8-0+deb12u1\n  Version table:\n     7:5.1.8 500',
      'libgtk-3-0t64:\n  Installed: (none)\n  Candidate: (none)\n  Version table:',
      'libgtk-3-0:\n  Installed: (none)\n  Candidate: 3.24.38-2~deb12u3\n',
    ].join('\n');
    expect(packagesToInstall(needs, parseInstallable(policy))).toEqual(['ffmpeg', 'libgtk-3-0']);
  });

  it('are asked for all the same when nothing is known of them', () => {
    expect(packagesToInstall(needs, new Set())).toEqual(['ffmpeg', 'libgtk-3-0']);
  });
});
