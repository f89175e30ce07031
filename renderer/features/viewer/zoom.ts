export type Size = { readonly width: number; readonly height: number };

/** `fit` shows all of the picture; a number is picture pixels per screen pixel, 1 being full size. */
export type Zoom = 'fit' | number;

const smallest = 0.05;
const largest = 8;
const step = 1.4;

/** How much a picture shrinks to be seen whole. A picture smaller than the window keeps its size unless it may grow. */
export function fitScale(picture: Size, window: Size, mayGrow: boolean): number {
  if (picture.width <= 0 || picture.height <= 0) return 1;
  const scale = Math.min(window.width / picture.width, window.height / picture.height);
  return mayGrow ? scale : Math.min(1, scale);
}

/** One step in or out from what is shown. Going out to where all is seen is `fit` again. */
export function stepZoom(zoom: Zoom, fit: number, direction: 1 | -1): Zoom {
  const now = zoom === 'fit' ? fit : zoom;
  const next = Math.min(largest, Math.max(smallest, direction === 1 ? now * step : now / step));
  return direction === -1 && next <= fit ? 'fit' : next;
}

/** Between all of it and full size. */
export function toggleZoom(zoom: Zoom): Zoom {
  return zoom === 'fit' ? 1 : 'fit';
}
