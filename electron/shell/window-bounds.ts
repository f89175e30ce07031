import { z } from 'zod';

export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const Saved = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  maximized: z.boolean(),
});

export type WindowBounds = Partial<Pick<Rectangle, 'x' | 'y'>> & {
  readonly width: number;
  readonly height: number;
  readonly maximized: boolean;
};

export const smallest = { width: 640, height: 480 } as const;
const usual: WindowBounds = { width: 1_280, height: 820, maximized: false };
/** So much of the window must lie on a screen, or it could not be taken hold of. */
const reachablePx = 80;

/** The bounds to open with: the saved ones if they parse and still lie on a screen, else a size that fits. */
export function chooseBounds(saved: unknown, screens: readonly Rectangle[]): WindowBounds {
  const parsed = Saved.safeParse(saved);
  if (!parsed.success) return fitted(usual, screens);
  const { x, y, maximized } = parsed.data;
  const width = Math.max(smallest.width, parsed.data.width);
  const height = Math.max(smallest.height, parsed.data.height);
  const isReachable = screens.some(
    (screen) =>
      overlap(x, width, screen.x, screen.width) >= reachablePx &&
      y >= screen.y &&
      y <= screen.y + screen.height - reachablePx,
  );
  return isReachable ? { x, y, width, height, maximized } : fitted({ width, height, maximized }, screens);
}

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);

function fitted(bounds: WindowBounds, screens: readonly Rectangle[]): WindowBounds {
  const [screen] = screens;
  if (screen == null) return bounds;
  return {
    ...bounds,
    width: Math.min(bounds.width, Math.max(smallest.width, screen.width)),
    height: Math.min(bounds.height, Math.max(smallest.height, screen.height)),
  };
}
