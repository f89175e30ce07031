import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FromHost, ToHost } from '../../contract/work.ts';
import type { HostProcess } from '../../electron/lib/host-process.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { openRealLibrary, type RealLibrary } from '../support/real-library.ts';
import { waitFor } from '../support/wait-for.ts';

const twinOffset = 1_000_000;

/** Delivers every visit to its host twice, at once, so that two threads do the same job under the same token. */
function twice(host: HostProcess): HostProcess {
  return {
    ...host,
    send: (message) => {
      host.send(message);
      if (message.type !== 'stop') host.send(twin(message));
    },
  };
}

function twin(message: Exclude<ToHost, { type: 'stop' }>): ToHost {
  return message.type === 'visit'
    ? { type: 'visit', visit: { ...message.visit, visitId: message.visit.visitId + twinOffset } }
    : { ...message, visitId: message.visitId + twinOffset };
}

/** Keeps back what a host says last about the jobs of a stage until the test lets go of it. */
function keepBack(isKept: (message: FromHost) => boolean) {
  const kept: (() => void)[] = [];
  const between = (host: HostProcess): HostProcess => ({
    ...host,
    onMessage: (listener) =>
      host.onMessage((message) => {
        if (isKept(message)) kept.push(() => listener(message));
        else listener(message);
      }),
  });
  return { between, kept };
}

function expectAllDoneOnce(real: RealLibrary, files: number): void {
  expect(real.rows('select code, message from dead_letter')).toEqual([]);
  expect(real.one('select count(*) from job')).toBe(0);
  expect(real.one(`select count(*) from file where status = 'indexed'`)).toBe(files);
  expect(real.one(`select count(*) from stage_output`)).toBe(files * 3);
  expect(real.one(`select count(*) from artefact where state = 'live'`)).toBe(files);
  expect(readdirSync(join(real.libraryDir, 'artefacts', 'staging'))).toEqual([]);
}

describe('delivery', () => {
  it('of the same job twice at once gives one output and one picture, and no attempt is lost', {
    timeout: 120_000,
  }, async () => {
    const real = await openRealLibrary({ between: twice });
    await makeJpegs(real.pictures, { count: 30, folders: 2, width: 640, height: 480 });
    const rootId = await real.addPictures();
    expect(rootId).toBeGreaterThan(0);
    await real.idle();
    // Twins whose answer is still to come leave nothing either.
    await waitFor(
      'the twins to be dropped',
      () => Number(real.one(`select coalesce(sum(value), 0) from counter where name = 'dropped:late'`)) >= 90,
    );
    await waitFor('their files to go', () => readdirSync(join(real.libraryDir, 'artefacts', 'staging')).length === 0);
    expectAllDoneOnce(real, 30);
    expect(real.one('select max(attempt) from stage_output')).toBe(1);
    expect(real.one('select count(*) from attempt')).toBe(0);
    const sizes = real.rows('select path, size_bytes from artefact');
    const { statSync } = await import('node:fs');
    for (const row of sizes)
      expect(statSync(join(real.libraryDir, 'artefacts', String(row.path))).size).toBe(row.size_bytes);
  });

  it('of a result whose lease was lost while its worker went on changes nothing', async () => {
    const isLate = { value: true };
    const { between, kept } = keepBack(
      (message) =>
        isLate.value && message.type === 'outcome' && message.outcome.stage === 'thumbnail' && message.outcome.ok,
    );
    const real = await openRealLibrary({ between, timeoutMs: 1_500, stuckGraceMs: 300 });
    await makeJpegs(real.pictures, { count: 1, folders: 1, width: 640, height: 480 });
    await real.addPictures();
    await waitFor('the result to be kept back', () => kept.length === 1, 30_000);
    const token = Number(real.one(`select lease_token from job where stage = 'thumbnail'`));
    isLate.value = false;
    await real.idle();
    const output = real.rows(`select token, attempt, worker from stage_output where stage = 'thumbnail'`);
    expect(Number(output[0]?.token)).toBeGreaterThan(token);
    const before = real.rows('select * from stage_output');
    const dropped = () => Number(real.one(`select coalesce(sum(value), 0) from counter where name = 'dropped:late'`));
    const droppedBefore = dropped();
    for (const deliver of kept) for (let times = 0; times < 3; times += 1) deliver();
    await waitFor('the late result to be dropped', () => dropped() === droppedBefore + 3);
    expect(real.rows('select * from stage_output')).toEqual(before);
    expectAllDoneOnce(real, 1);
  });
});
