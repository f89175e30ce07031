import { readFile } from 'node:fs/promises';
import type { ReasonCode } from '../../contract/reasons.ts';
import { MetadataOutput, type StageOutcome } from '../../contract/work.ts';
import { type Compared, compareValues } from './compare.ts';
import type { ManifestFile, Verdict } from './manifest.ts';
import { similarityToReference } from './reference.ts';
import type { Worked } from './work-driver.ts';

/** What came of one file, and how right that was. */
export type Judged = {
  readonly file: ManifestFile;
  readonly worked: Worked;
  readonly compared: readonly Compared[];
  /** Why it failed, or null where it did not. */
  readonly failure: string | null;
  readonly thumbnail:
    | { readonly is: 'right' | 'wrong' | 'no-reference'; readonly score: number | null }
    | { readonly is: 'missing'; readonly score: null }
    | { readonly is: 'none-due'; readonly score: null };
  /** For hostile files: whether the class is an accepted one. */
  readonly isAccepted: boolean | null;
  readonly verdicts: readonly string[];
};

const leastSimilarity = 0.9;

export async function judgeFile(file: ManifestFile, path: string, worked: Worked): Promise<Judged> {
  const metadata = metadataOf(worked);
  const verdicts = verdictsOf(worked);
  const accepted: readonly string[] = [...(file.expect == null ? [] : [file.expect]), ...file.alsoAcceptable];
  const isHostile = file.kind === 'hostile';
  return {
    file,
    worked,
    compared: metadata == null || isHostile ? missed(file, isHostile) : compareValues(file, metadata),
    failure: failureOf(worked),
    thumbnail: isHostile ? { is: 'none-due', score: null } : await judgeThumbnail(file, path, metadata, worked),
    isAccepted: isHostile ? verdicts.some((verdict) => accepted.includes(verdict)) : null,
    verdicts,
  };
}

function metadataOf(worked: Worked): MetadataOutput | null {
  const outcome = worked.outcomes.find(({ stage }) => stage === 'metadata');
  return outcome?.ok === true ? MetadataOutput.parse(outcome.output) : null;
}

/** A file that was not read at all misses every value that it has. */
function missed(file: ManifestFile, isHostile: boolean): Compared[] {
  if (isHostile) return [];
  const nothing = MetadataOutput.parse({
    ...Object.fromEntries(Object.keys(MetadataOutput.shape).map((field) => [field, null])),
    kind: 'photo',
    mime: '',
    rating: null,
    keywords: [],
    rotation: 0,
    hasCover: false,
    hasPicture: false,
  });
  return compareValues(file, nothing).map((each) => ({ ...each, isRight: false }));
}

function failureOf({ outcomes, lost }: Worked): string | null {
  if (lost != null) return `lost: ${lost}`;
  const failed = outcomes.find((outcome) => !outcome.ok);
  return failed?.ok === false ? `${failed.stage} ${failed.failure.code}: ${failed.failure.message}` : null;
}

async function judgeThumbnail(
  file: ManifestFile,
  path: string,
  metadata: MetadataOutput | null,
  worked: Worked,
): Promise<Judged['thumbnail']> {
  const outcome = worked.outcomes.find(({ stage }) => stage === 'thumbnail');
  if (metadata?.hasPicture === false && worked.lost == null) return { is: 'none-due', score: null };
  const staged = stagedPath(outcome);
  if (metadata == null || staged == null) return { is: hasNothingToShow(file) ? 'none-due' : 'missing', score: null };
  const score = await similarityToReference(path, metadata, await readFile(staged));
  if (score == null) return { is: 'no-reference', score };
  return { is: score >= leastSimilarity ? 'right' : 'wrong', score };
}

/** The manifest says of some files that their picture data was cut out, or that there is nothing to decode. */
function hasNothingToShow({ expected }: ManifestFile): boolean {
  const isCutOut = typeof expected.decode === 'string' && /^(metadata only|nothing to decode)/.test(expected.decode);
  return isCutOut && expected.embeddedPreview == null;
}

function stagedPath(outcome: StageOutcome | undefined): string | null {
  return outcome?.ok === true ? (outcome.artefacts[0]?.stagedPath ?? null) : null;
}

const verdictOfCode: Partial<Record<ReasonCode, Verdict>> = {
  CORRUPT_FILE: 'corrupt',
  EMPTY_FILE: 'corrupt',
  UNSUPPORTED_FORMAT: 'unsupported',
};

/**
 * What the library says of a file in the end. One that fails is what its reason says. One that is indexed with a problem
 * says both: that it could be read in part, and what was wrong with the picture.
 */
export function verdictsOf({ outcomes, lost }: Pick<Worked, 'outcomes' | 'lost'>): string[] {
  if (lost != null) return ['lost'];
  const isIndexed = outcomes.some(({ stage, ok }) => stage === 'metadata' && ok);
  const failed = outcomes.find((outcome) => !outcome.ok);
  const verdict = failed?.ok === false ? (verdictOfCode[failed.failure.code] ?? failed.failure.code) : null;
  return [...(isIndexed ? ['ok-partial'] : []), ...(verdict == null ? [] : [verdict])];
}
