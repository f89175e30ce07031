import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectDir } from './ensure-build.ts';
import { encodeIcns, encodeIco, type IconImage } from './icon-files.ts';

// Draws the app's icon of every system from resources/icon.svg. Run it after changing that file; the results are
// committed.
const resources = join(projectDir, 'resources');
const drawAll = (sides: readonly number[]): Promise<IconImage[]> => Promise.all(sides.map(draw));

async function draw(side: number): Promise<IconImage> {
  const png = await sharp(join(resources, 'icon.svg')).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
  return { side, png };
}

writeFileSync(join(resources, 'icon.png'), (await draw(512)).png);
writeFileSync(join(resources, 'icon.ico'), encodeIco(await drawAll([16, 24, 32, 48, 64, 256])));
writeFileSync(join(resources, 'icon.icns'), encodeIcns(await drawAll([128, 256, 512, 1024])));
