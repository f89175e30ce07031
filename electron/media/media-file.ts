/** A file to be served by its id: thumbnails and large views (immutable by their key), or an original. */
export type MediaFile = {
  /** Path as bytes. */
  readonly path: Buffer;
  readonly mime: string;
  readonly sizeBytes: number;
  /** Strong validator: changes whenever the bytes may have. Without quotes. */
  readonly etag: string;
  /** Whether the address (with its `v`) can never mean other bytes. */
  readonly immutable: boolean;
};
