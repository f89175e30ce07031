import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Painted landscapes with dates and cameras, so that pictures of the app show no person's own. Always the same ones. */
export async function paintLandscapes(root: string, count: number): Promise<void> {
  const chance = numbers(20_231);
  const albums = ['Coast', 'Mountains', 'Evenings', 'Garden'];
  const cameras = [
    ['NIKON CORPORATION', 'NIKON Z 6'],
    ['Apple', 'iPhone 13'],
    ['FUJIFILM', 'X-T4'],
  ] as const;
  for (let index = 0; index < count; index += 1) {
    const album = albums[index % albums.length] ?? 'Album';
    mkdirSync(join(root, album), { recursive: true });
    const [make, model] = cameras[Math.floor(chance() * cameras.length)] ?? cameras[0];
    const tall = chance() < 0.25;
    const [width, height] = tall ? [900, 1_200] : [1_200, 800];
    const month = 11 - Math.floor((index / count) * 9);
    const date = `2025:${two(month)}:${two(1 + Math.floor(chance() * 27))} ${two(8 + Math.floor(chance() * 12))}:${two(Math.floor(chance() * 60))}:00`;
    const jpeg = await sharp(Buffer.from(landscape(width, height, chance)))
      .jpeg({ quality: 88 })
      .withExif({ IFD0: { Make: make, Model: model }, IFD2: { DateTimeOriginal: date } })
      .toBuffer();
    writeFileSync(join(root, album, `${album.toLowerCase()}-${two(index)}.jpg`), jpeg);
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A small linear congruential generator (Numerical Recipes' constants): good enough for hills. */
function numbers(seed: number): () => number {
  const state = { value: seed };
  return () => {
    state.value = (Math.imul(state.value, 1_664_525) + 1_013_904_223) >>> 0;
    return state.value / 2 ** 32;
  };
}

const skies = [
  ['#f9d29b', '#e8825c', '#7a3b5e'],
  ['#bfe3f5', '#7ab8dc', '#3d7fb0'],
  ['#fde7c9', '#f4b48a', '#6f86b3'],
  ['#20304f', '#3c4f7c', '#a66f86'],
  ['#e7f0ea', '#a9cbbd', '#5b8f86'],
  ['#ffd9a0', '#f07f5a', '#3a2a4d'],
] as const;

function landscape(width: number, height: number, chance: () => number): string {
  const sky = skies[Math.floor(chance() * skies.length)] ?? skies[0];
  const hue = Math.floor(chance() * 360);
  const sun = {
    x: width * (0.2 + chance() * 0.6),
    y: height * (0.2 + chance() * 0.3),
    r: height * (0.04 + chance() * 0.06),
  };
  const hills = [0.5, 0.62, 0.75, 0.88].map((level, layer) => {
    const points: string[] = [];
    const phase = chance() * 6.28;
    const rough = 0.02 + chance() * 0.09;
    for (let step = 0; step <= 40; step += 1) {
      const x = (width * step) / 40;
      const y =
        height *
        (level +
          rough * Math.sin(phase + step * (0.18 + layer * 0.05)) +
          rough * 0.4 * Math.sin(phase * 2 + step * 0.9));
      points.push(`${x.toFixed(1)},${y.toFixed(1)}`);
    }
    const light = 46 - layer * 10;
    return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="hsl(${(hue + layer * 12) % 360} ${22 + layer * 6}% ${light}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${sky[2]}"/><stop offset="0.55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[0]}"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 2.2}" fill="#fff3d6" opacity="0.25"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fff3d6" opacity="0.9"/>
    ${hills.join('\n')}
  </svg>`;
}
