/**
 * Every bound that keeps a hostile or merely huge file from taking the machine with it. One place, so that what a
 * worker can cost at most can be read off: memory per thread is about the largest of the decode limits below.
 */

const kib = 1024;
const mib = 1024 * kib;
const gib = 1024 * mib;

export const limits = {
  /** Files up to this size are read whole, once, and shared by the stages of a visit; also the full-hash bound. */
  wholeFileBytes: 16 * mib,
  /** How much of a larger photo is read for its metadata: EXIF, XMP and IPTC stand in front in all common formats. */
  photoHeadBytes: 16 * mib,
  /** What telling the kind of a large file by content may look at. */
  sniffHeadBytes: 4 * mib,
  /** One sample of a sampled content key, and how many are taken over the length of the file. */
  keySampleBytes: 64 * kib,
  keySamples: 16,

  /** Pixels of a picture that has to be decoded in full: 16,384², about 1 GiB as RGBA in the worst case. */
  decodePixels: 16_384 * 16_384,
  /** Of one side: libvips holds whole lines, dozens of them, so that 8 lines of 8 million pixels took 5 GB. */
  decodeSide: 300_000,
  /** Pixels of a baseline JPEG: the decoder shrinks to 1/8 while it reads, so little of it is ever in memory. */
  shrinkOnLoadPixels: 1_000_000_000,
  /** Pixels of a HEIC, which is decoded in full in WebAssembly memory that never shrinks (4 GiB address space). */
  heifPixels: 100_000_000,
  /** A HEIC file is copied whole into WebAssembly memory. */
  heifFileBytes: 256 * mib,
  /** A decoder instance whose memory has grown above this is thrown away after use. */
  heifKeepBytes: 192 * mib,
  /** Pixels of what ImageMagick decodes, its memory, and the size of a file that is copied into that memory. */
  magickPixels: 64_000_000,
  magickBytes: 640 * mib,
  magickFileBytes: 256 * mib,
  /** Characters of a drawing; one is read whole and drawn once. */
  drawingBytes: 8 * mib,
  /** An embedded cover picture. Larger ones are not covers. */
  coverBytes: 32 * mib,

  /** Longest side of the pictures that are made, in pixels. */
  thumbnailPixels: 256,
  largePixels: 1_440,
  /** ThumbHash keeps seven waves a side; 48 pixels hold them, at a quarter of the cost of the 100 it can take. */
  thumbHashPixels: 48,

  /** Seconds that one libvips operation may take. */
  decodeSeconds: 30,
  /** What a probe may print: a file of thousands of streams prints more and is cut off. */
  probeOutputBytes: 4 * mib,
  /** Files that state no length are read through for it up to this size. */
  packetScanBytes: 64 * mib,
  /** What the programs may say on stderr before it is dropped. */
  childErrorBytes: 64 * kib,
  /** One poster frame as it comes out of ffmpeg. */
  posterBytes: 256 * mib,
  /** A program that was asked to end gets this long before it is made to. */
  childGraceMs: 2_000,
  /** The longest that one ffprobe or one ffmpeg for a poster may take in all, progress or not. */
  probeTotalMs: 30_000,
  posterTotalMs: 45_000,
  /** Address space of ffmpeg and ffprobe where the system can bound it: an 8K HEVC frame decodes with half of it. */
  childAddressSpaceBytes: 4 * gib,
  /** Pixels that ffmpeg may allocate for one frame: 8K with room to spare. */
  videoPixels: 100_000_000,

  /** Text fields are cut here; a text chunk can inflate to anything. */
  textCharacters: 4_000,
  keywords: 200,
} as const;
