import { copyFileSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { StageName } from '../../contract/jobs.ts';
import { makeJpegs, withComment } from './make-jpegs.ts';
import { openRealLibrary, type RealLibrary } from './real-library.ts';
import { waitFor } from './wait-for.ts';

const stageNames = ['fingerprint', 'metadata', 'thumbnail'] as const satisfies readonly StageName[];
const whens = ['slow', 'late'] as const;

type Case = { readonly stage: StageName; readonly name: string; readonly path: string };

/** One file for each stage, before its work and after it, all held at their gates at once. */
async function atTheirGates(real: RealLibrary): Promise<Case[]> {
  const cases = stageNames.flatMap((stage) => whens.map((when) => ({ stage, name: `${when}@${stage}.jpg` })));
  const made = await makeJpegs(join(real.pictures, '..', 'made'), {
    count: cases.length,
    folders: 1,
    width: 320,
    height: 240,
  });
  const files = cases.map((one, index) => {
    const path = join(real.pictures, one.name);
    copyFileSync(made[index] ?? '', path);
    return { ...one, path };
  });
  await real.addPictures();
  // They stand in a queue of few slots: each is let to its gate by itself and kept there.
  return files;
}

/** Every row knows its file as it is on the disk, and nothing is left to do. */
async function settled(real: RealLibrary, files: number): Promise<void> {
  await waitFor(
    'the rows to be as the disk',
    () => {
      const rows = real.rows(
        `select cast(name as text) as name, size_bytes as size from file where cast(name as text) like '%@%'`,
      );
      return (
        rows.length === files && rows.every((row) => statSync(join(real.pictures, String(row.name))).size === row.size)
      );
    },
    30_000,
  );
  await real.idle();
}

const other = (): Promise<Buffer> =>
  sharp({ create: { width: 500, height: 100, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer();

export const changes = {
  changed: async (path: string) => writeFileSync(path, withComment(await other(), path)),
  replaced: async (path: string) => {
    writeFileSync(`${path}.new`, withComment(await other(), path));
    renameSync(`${path}.new`, path);
  },
  'changed at once after': async (path: string) => {
    const bytes = await sharp(path).negate().jpeg({ quality: 80 }).toBuffer();
    writeFileSync(path, bytes);
    utimesSync(path, new Date(), new Date());
  },
};

/** Changes a file before and after the work of each stage: what it holds last is what is shown. */
export async function endsWithLast(how: keyof typeof changes): Promise<void> {
  const change = changes[how];
  const real = await openRealLibrary({ faulty: true, watch: true });
  const cases = await atTheirGates(real);
  for (const { stage, name, path } of cases) {
    await real.atGate(stage, name);
    await change(path);
    real.openGate(stage, name);
  }
  await settled(real, cases.length);
  expect(real.rows('select code, message from dead_letter')).toEqual([]);
  const shown =
    real.rows(`select cast(file.name as text) as name, file.status as status, media.width as width, media.height as height,
    artefact.width as thumbWidth, file.size_bytes as size from file join media on media.file_id = file.id
    left join artefact on artefact.key = media.thumb_key order by 1`);
  expect(shown).toHaveLength(cases.length);
  for (const row of shown) {
    const { width, height } = await sharp(join(real.pictures, String(row.name))).metadata();
    expect(row).toMatchObject({ status: 'indexed', width, height, thumbWidth: 256 });
  }
  expect(
    real.one(
      `select count(*) from stage_output join file on file.id = file_id where stage_output.version <> file.version`,
    ),
  ).toBe(0);
  expect(real.one('select count(*) from job')).toBe(0);
}

/** Cuts a file short before and after the work of each stage: it fails, whatever was read of it before. */
export async function truncatedFails(): Promise<void> {
  const real = await openRealLibrary({ faulty: true, watch: true });
  for (const { stage, name, path } of await atTheirGates(real)) {
    await real.atGate(stage, name);
    truncateSync(path, 100);
    real.openGate(stage, name);
  }
  await settled(real, 6);
  await waitFor('all to have failed', () => real.one(`select count(*) from file where status = 'failed'`) === 6);
  // A picture that was complete before may go on to be shown beside the failure; none was made of what is left.
  expect(
    real.one(
      `select count(*) from stage_output join file on file.id = file_id where stage = 'thumbnail' and stage_output.version = file.version`,
    ),
  ).toBe(0);
  const codes = real.rows('select distinct code from dead_letter').map((row) => row.code);
  expect(codes).toEqual(['CORRUPT_FILE']);
}

/** Deletes a file before and after the work of each stage: it goes, is no failure and frees its slot. */
export async function deletedGoes(): Promise<void> {
  const real = await openRealLibrary({ faulty: true, watch: true });
  for (const { stage, name, path } of await atTheirGates(real)) {
    await real.atGate(stage, name);
    rmSync(path);
    real.openGate(stage, name);
  }
  await makeJpegs(join(real.pictures, 'more'), { count: 4, folders: 1 });
  await waitFor(
    'what came after it',
    () => real.one(`select count(*) from file where status = 'indexed' and presence = 'present'`) === 4,
    30_000,
  );
  await real.idle();
  expect(real.rows('select code, message from dead_letter')).toEqual([]);
  expect(real.one(`select count(*) from job`)).toBe(0);
  expect(real.one(`select count(*) from file where status = 'indexed' and presence = 'present'`)).toBe(4);
  expect(real.one(`select count(*) from file where presence = 'present' and cast(name as text) like '%@%'`)).toBe(0);
}
