/**
 * An AVIF sequence holds a still picture too, but names itself by the brand `avis`, on which the readers turn away. The
 * same bytes under the brand `avif` are read as that still. Other files are returned as they are.
 */
export function asStill(avif: Uint8Array): Uint8Array {
  const isSequence = Buffer.from(avif.subarray(4, 12)).toString('latin1') === 'ftypavis';
  if (!isSequence) return avif;
  const renamed = Buffer.from(avif);
  renamed.write('avif', 8, 'latin1');
  return renamed;
}
