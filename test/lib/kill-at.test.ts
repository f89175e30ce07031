import { describe, expect, it, vi } from 'vitest';
import { killAt } from '../../electron/lib/kill-at.ts';

describe('a kill point', () => {
  const kills = () => vi.spyOn(process, 'kill').mockReturnValue(true);

  it('does nothing when nobody asks for it', () => {
    const kill = kills();
    for (const text of [undefined, '']) killAt(text)('after-claim');
    expect(kill).not.toHaveBeenCalled();
  });

  it('kills this process the time that was asked for, and at no other point', () => {
    const kill = kills();
    const reached = killAt('after-claim:2');
    reached('after-claim');
    reached('after-commit');
    expect(kill).not.toHaveBeenCalled();
    reached('after-claim');
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGKILL');
  });

  it('that does not exist is an error and not a run without a kill', () => {
    expect(() => killAt('after-clam:2')).toThrow();
    expect(() => killAt('after-claim:0')).toThrow();
  });
});
