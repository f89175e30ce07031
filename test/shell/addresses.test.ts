import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isOurPage } from '../../electron/shell/addresses.ts';

describe('addresses in the window', () => {
  it.each(['app://arsip/index.html', 'app://arsip/assets/main.js', 'app://arsip/#/failures'])(
    '%s is our page',
    (address) => {
      expect(isOurPage(address)).toBe(true);
      expect(isAllowedAddress(address)).toBe(true);
    },
  );

  it.each([
    'app://arsip.evil/index.html',
    'app://other/index.html',
    'app://arsip@evil/',
    'https://app://arsip/',
    'file:///etc/passwd',
    'https://example.org/',
    'about:blank',
    'media://library/original/1',
    '',
  ])('%s is not', (address) => {
    expect(isOurPage(address)).toBe(false);
  });

  it('loads pages and media and nothing of the network or the disk', () => {
    expect(isAllowedAddress('media://library/thumb/1?v=2')).toBe(true);
    expect(isAllowedAddress('data:image/png;base64,AA==')).toBe(true);
    for (const address of [
      'https://example.org',
      'http://127.0.0.1/',
      'file:///etc/passwd',
      'ws://x',
      'media://other/1',
    ])
      expect(isAllowedAddress(address)).toBe(false);
  });
});
