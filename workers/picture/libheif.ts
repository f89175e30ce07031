import { isOutOfMemory } from '../lib/failure.ts';
import { limits } from '../lib/limits.ts';
import { StageError } from '../lib/stage.ts';
import { describePixels } from './decode-failure.ts';

/**
 * HEIC by libheif and libde265 in WebAssembly: what decodes HEVC without a licence question in the picture library. The
 * package's own decoder class prints its errors and decodes every picture in the file; this asks for the primary one.
 */

type HeifError = { readonly code: unknown; readonly message: string };
/** A binding's object over a pointer into the instance's memory; the plain C functions want the pointer. */
type Handle = { readonly $$: { readonly ptr: number } };
type Channel = {
  readonly id: unknown;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly data: Uint8Array;
};
type Decoded = { readonly channels: readonly Channel[]; readonly image: unknown };

/** The part of libheif-js that is used; the package's own types are of every function as `any`. */
type LibHeif = {
  readonly HEAPU8: Uint8Array;
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: unknown };
  readonly heif_channel: { readonly heif_channel_interleaved: unknown };
  readonly heif_context_alloc: () => unknown;
  readonly heif_context_free: (context: unknown) => void;
  readonly heif_context_read_from_memory: (context: unknown, bytes: Uint8Array) => HeifError;
  readonly heif_js_context_get_primary_image_handle: (context: unknown) => Handle | HeifError;
  readonly heif_js_context_get_image_handle: (context: unknown, itemId: number) => Handle | HeifError;
  readonly _heif_image_handle_get_number_of_thumbnails: (pointer: number) => number;
  readonly _heif_image_handle_get_list_of_thumbnail_IDs: (pointer: number, ids: number, count: number) => number;
  readonly _malloc: (bytes: number) => number;
  readonly _free: (pointer: number) => void;
  readonly heif_image_handle_get_width: (handle: Handle) => number;
  readonly heif_image_handle_get_height: (handle: Handle) => number;
  readonly heif_image_handle_release: (handle: Handle) => void;
  readonly heif_js_decode_image2: (handle: Handle, space: unknown, chroma: unknown) => Promise<Decoded | HeifError>;
  readonly heif_image_release: (image: unknown) => void;
};
type LibHeifFactory = () => LibHeif;

/** One instance for a thread, as long as its memory stays small: WebAssembly memory grows and never shrinks. */
const instance: { current: LibHeif | null } = { current: null };

export type HeifPixels = { readonly data: Buffer; readonly width: number; readonly height: number };

type Size = { readonly width: number; readonly height: number };

/** Width and height of the primary picture as it is shown. @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT */
export async function heifSize(bytes: Uint8Array): Promise<Size> {
  return withPrimary(bytes, async (lib, _context, primary) => sizeOf(lib, primary));
}

/**
 * The primary picture as RGBA, turned and cropped as its file says; or the thumbnail that the camera put beside it, where
 * that is the same picture and its longer side has at least `atLeast` pixels: a hundredth of the work.
 *
 * @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT, IMAGE_TOO_LARGE, OUT_OF_MEMORY
 */
export async function decodeHeif(bytes: Uint8Array, atLeast: number): Promise<HeifPixels> {
  return withPrimary(bytes, async (lib, context, primary) => {
    const size = sizeOf(lib, primary);
    return (await decodeThumbnail(lib, context, primary, atLeast)) ?? (await decodeHandle(lib, primary, size));
  });
}

async function decodeHandle(lib: LibHeif, handle: Handle, { width, height }: Size): Promise<HeifPixels> {
  if (width * height > limits.heifPixels) {
    const most = Math.round(limits.heifPixels / 1_000_000);
    throw new StageError(
      'IMAGE_TOO_LARGE',
      `It has ${describePixels(width, height)}; at most ${most} megapixels of HEIC are decoded.`,
    );
  }
  const { heif_colorspace, heif_chroma } = lib;
  const decoded = await lib.heif_js_decode_image2(
    handle,
    heif_colorspace.heif_colorspace_RGB,
    heif_chroma.heif_chroma_interleaved_RGBA,
  );
  if (isError(decoded)) throw refusal(decoded);
  try {
    return packRows(lib, decoded);
  } finally {
    lib.heif_image_release(decoded.image);
  }
}

/** Null where there is no thumbnail that is large enough and of the same shape, or none of them decodes. */
async function decodeThumbnail(
  lib: LibHeif,
  context: unknown,
  primary: Handle,
  atLeast: number,
): Promise<HeifPixels | null> {
  for (const id of thumbnailIds(lib, primary)) {
    const handle = lib.heif_js_context_get_image_handle(context, id);
    if (isError(handle)) continue;
    try {
      const size = sizeOf(lib, handle);
      const isEnough = Math.max(size.width, size.height) >= atLeast;
      if (isEnough && hasSameShape(size, sizeOf(lib, primary))) return await decodeHandle(lib, handle, size);
    } catch (error) {
      // A thumbnail that its camera wrote wrongly is no loss: the picture itself is decoded instead.
      if (!(error instanceof StageError)) throw error;
    } finally {
      lib.heif_image_handle_release(handle);
    }
  }
  return null;
}

/** No camera adds more than a few. */
const mostThumbnails = 8;

function thumbnailIds(lib: LibHeif, primary: Handle): number[] {
  const { ptr } = primary.$$;
  const count = Math.min(lib._heif_image_handle_get_number_of_thumbnails(ptr), mostThumbnails);
  if (count <= 0) return [];
  const ids = lib._malloc(count * 4);
  try {
    const found = lib._heif_image_handle_get_list_of_thumbnail_IDs(ptr, ids, count);
    // Taken anew: the memory moves when it grows.
    const view = new DataView(lib.HEAPU8.buffer);
    return Array.from({ length: found }, (_, index) => view.getUint32(ids + index * 4, true));
  } finally {
    lib._free(ids);
  }
}

/** Cameras also add thumbnails with black bars. */
function hasSameShape(one: Size, other: Size): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.02;
}

function sizeOf(lib: LibHeif, handle: Handle): Size {
  return { width: lib.heif_image_handle_get_width(handle), height: lib.heif_image_handle_get_height(handle) };
}

/** Copies out of the instance's memory, without the padding at the end of its rows. */
function packRows(lib: LibHeif, decoded: Decoded): HeifPixels {
  const channel = decoded.channels.find(({ id }) => id === lib.heif_channel.heif_channel_interleaved);
  if (channel == null) throw new StageError('CORRUPT_FILE', 'The HEIC decoder returned no picture.');
  const { width, height, stride, data } = channel;
  const packed = Buffer.allocUnsafeSlow(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    packed.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4);
  }
  return { data: packed, width, height };
}

type PrimaryWork<T> = (lib: LibHeif, context: unknown, primary: Handle) => Promise<T>;

async function withPrimary<T>(bytes: Uint8Array, work: PrimaryWork<T>): Promise<T> {
  const lib = await acquire();
  try {
    return await withContext(lib, bytes, work);
  } catch (error) {
    // After a failed allocation or a trap, nothing in the instance can be trusted.
    if (!(error instanceof StageError)) instance.current = null;
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError || isOutOfMemory(error)) {
      throw new StageError('OUT_OF_MEMORY', 'The HEIC decoder ran out of memory.', { cause: error });
    }
    throw error;
  } finally {
    if (lib.HEAPU8.byteLength > limits.heifKeepBytes) instance.current = null;
  }
}

async function withContext<T>(lib: LibHeif, bytes: Uint8Array, work: PrimaryWork<T>): Promise<T> {
  const context = lib.heif_context_alloc();
  try {
    const read = lib.heif_context_read_from_memory(context, bytes);
    if (read.code !== lib.heif_error_code.heif_error_Ok) throw refusal(read);
    const handle = lib.heif_js_context_get_primary_image_handle(context);
    if (isError(handle)) throw refusal(handle);
    try {
      return await work(lib, context, handle);
    } finally {
      lib.heif_image_handle_release(handle);
    }
  } finally {
    lib.heif_context_free(context);
  }
}

/** An error comes in the place of a result; results have no code. */
function isError(value: object): value is HeifError {
  return 'code' in value && 'message' in value;
}

/** A codec that is not built in is no damage; all other complaints are, also about versions that no writer uses. */
function refusal({ message }: HeifError): StageError {
  return /compression format|image type|codec/i.test(message)
    ? new StageError('UNSUPPORTED_FORMAT', `This kind of HEIF is not supported: ${message}`)
    : new StageError('CORRUPT_FILE', `It cannot be decoded: ${message}`);
}

async function acquire(): Promise<LibHeif> {
  if (instance.current == null) {
    const loaded: unknown = await import('libheif-js/libheif-wasm/libheif-bundle.js');
    instance.current = factoryOf(loaded)();
  }
  return instance.current;
}

/** A CommonJS module that was imported stands under `default`, once or twice, depending on who bundled it. */
function factoryOf(loaded: unknown): LibHeifFactory {
  if (typeof loaded === 'function') return loaded as LibHeifFactory;
  if (typeof loaded === 'object' && loaded != null && 'default' in loaded) return factoryOf(loaded.default);
  throw new Error('libheif-js did not load as expected.');
}
