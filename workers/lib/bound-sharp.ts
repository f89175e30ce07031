import sharp from 'sharp';

/**
 * One libvips thread for each picture, since the pool already runs several at a time, and hardly any cache: no file is
 * opened twice, and a cache of decoded pictures would only be memory lost.
 */
export function boundSharp(): void {
  sharp.concurrency(1);
  sharp.cache({ memory: 16, files: 0, items: 16 });
}
