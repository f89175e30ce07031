import { expect, test } from 'vitest';
import { fitScale, stepZoom, toggleZoom } from '../../../../renderer/features/viewer/zoom.ts';

test('a large picture is shrunk to be seen whole, a small one keeps its size unless it may grow', () => {
  expect(fitScale({ width: 4_000, height: 3_000 }, { width: 1_000, height: 900 }, false)).toBe(0.25);
  expect(fitScale({ width: 100, height: 50 }, { width: 1_000, height: 900 }, false)).toBe(1);
  expect(fitScale({ width: 100, height: 50 }, { width: 1_000, height: 900 }, true)).toBe(10);
  expect(fitScale({ width: 0, height: 0 }, { width: 1_000, height: 900 }, false)).toBe(1);
});

test('steps in and comes back to the whole picture', () => {
  const closer = stepZoom('fit', 0.25, 1);
  expect(closer).toBeCloseTo(0.35);
  expect(stepZoom(closer, 0.25, -1)).toBe('fit');
  expect(stepZoom('fit', 0.25, -1)).toBe('fit');
  expect(stepZoom(8, 0.25, 1)).toBe(8);
});

test('toggles between all of it and full size', () => {
  expect(toggleZoom('fit')).toBe(1);
  expect(toggleZoom(2.3)).toBe('fit');
});
