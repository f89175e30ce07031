import { describe, expect, it } from 'vitest';
import { chooseBounds } from '../../electron/shell/window-bounds.ts';

const screen = { x: 0, y: 0, width: 1_920, height: 1_080 };
const saved = { x: 100, y: 50, width: 900, height: 700, maximized: false };

describe('the bounds of the window', () => {
  it('are those of last time while a screen shows them', () => {
    expect(chooseBounds(saved, [screen])).toEqual(saved);
    const second = { ...screen, x: 1_920 };
    expect(chooseBounds({ ...saved, x: 2_000, maximized: true }, [screen, second])).toMatchObject({
      x: 2_000,
      maximized: true,
    });
  });

  it.each([
    ['a screen that is no longer there', { ...saved, x: 5_000 }],
    ['the left of every screen', { ...saved, x: -880 }],
    ['above every screen', { ...saved, y: -10 }],
    ['below every screen', { ...saved, y: 1_070 }],
  ])('keep their size and forget their place on %s', (_, lost) => {
    const bounds = chooseBounds(lost, [screen]);
    expect(bounds).toMatchObject({ width: 900, height: 700 });
    expect(bounds.x).toBeUndefined();
  });

  it.each([null, 7, 'x', {}, { ...saved, width: 'wide' }, { ...saved, x: 0.5 }])(
    'are the usual ones for %j',
    (nonsense) => {
      expect(chooseBounds(nonsense, [screen])).toEqual({ width: 1_280, height: 820, maximized: false });
    },
  );

  it('fit a small screen and are never smaller than usable', () => {
    expect(chooseBounds(null, [{ x: 0, y: 0, width: 1_024, height: 600 }])).toMatchObject({
      width: 1_024,
      height: 600,
    });
    expect(chooseBounds({ ...saved, width: 1, height: 1 }, [screen])).toMatchObject({ width: 640, height: 480 });
  });
});
