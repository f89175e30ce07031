/** The names by which window and main process meet; the same three for every request and event. */
export const requestChannel = 'arsip:request';
export const subscribeChannel = 'arsip:subscribe';
export const eventChannel = 'arsip:event';
