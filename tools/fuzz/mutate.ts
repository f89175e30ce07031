/** A generator of numbers in [0, 1) that a seed decides: the same seed gives the same files on every machine. */
export function seededRandom(seed: number): () => number {
  const state = { value: seed >>> 0 };
  return () => {
    // Mulberry32: enough for choosing bytes.
    state.value = (state.value + 0x6d2b79f5) >>> 0;
    let mixed = state.value;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Mutated = { readonly bytes: Buffer; readonly how: string };

/** Changes a file in one of the ways that disks, downloads and attackers do. `other` lends its bytes. */
export function mutate(file: Uint8Array, other: Uint8Array, random: () => number): Mutated {
  const bytes = Buffer.from(file);
  const below = (limit: number): number => Math.floor(random() * Math.max(1, limit));
  const mutation = mutations[below(mutations.length)] ?? flipBits;
  return mutation(bytes, Buffer.from(other), below);
}

type Mutation = (bytes: Buffer, other: Buffer, below: (limit: number) => number) => Mutated;

/** Mostly in the first kilobytes, where the structure is. */
const flipBits: Mutation = (bytes, _other, below) => {
  const count = 1 + below(24);
  for (let index = 0; index < count; index += 1) {
    const at = below(index % 2 === 0 ? Math.min(bytes.length, 4_096) : bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
  }
  return { bytes, how: `${count} bits flipped` };
};

const truncate: Mutation = (bytes, _other, below) => {
  const length = 1 + below(bytes.length);
  return { bytes: bytes.subarray(0, length), how: `cut after ${length} of ${bytes.length} bytes` };
};

const splice: Mutation = (bytes, other, below) => {
  const [from, at] = [below(other.length), below(bytes.length)];
  const piece = other.subarray(from, from + 1 + below(8_192));
  return {
    bytes: Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]),
    how: `${piece.length} foreign bytes at ${at}`,
  };
};

const swapHeader: Mutation = (bytes, other, below) => {
  const length = 4 + below(252);
  return {
    bytes: Buffer.concat([other.subarray(0, length), bytes.subarray(length)]),
    how: `${length} foreign bytes in front`,
  };
};

/** Lengths and counts stand in words: extreme ones are what parsers trip over. */
const extremeWords: Mutation = (bytes, _other, below) => {
  const count = 1 + below(6);
  for (let index = 0; index < count; index += 1) {
    const at = below(Math.min(bytes.length, 8_192));
    bytes.fill([0x00, 0xff, 0x7f, 0x80][below(4)] ?? 0, at, Math.min(bytes.length, at + 1 + below(4)));
  }
  return { bytes, how: `${count} words made extreme` };
};

const repeatBlock: Mutation = (bytes, _other, below) => {
  const at = below(bytes.length);
  const block = bytes.subarray(at, at + 1 + below(2_048));
  return {
    bytes: Buffer.concat([bytes.subarray(0, at), block, block, bytes.subarray(at)]),
    how: `${block.length} bytes at ${at} repeated`,
  };
};

const mutations: readonly Mutation[] = [flipBits, truncate, splice, swapHeader, extremeWords, repeatBlock];
