import type { Judged } from './judge-file.ts';

export type Totals = {
  readonly values: number;
  readonly right: number;
  readonly orientations: number;
  readonly orientationsRight: number;
  readonly thumbnailsDue: number;
  readonly thumbnailsRight: number;
  readonly thumbnailsWithoutReference: number;
  readonly hostile: number;
  readonly hostileAccepted: number;
};

export function totalsOf(judged: readonly Judged[]): Totals {
  const compared = judged.flatMap((each) => each.compared);
  const orientations = compared.filter(({ field }) => field === 'orientation');
  const due = judged.filter(({ thumbnail }) => thumbnail.is !== 'none-due');
  const hostile = judged.filter(({ isAccepted }) => isAccepted != null);
  const countOf = (is: Judged['thumbnail']['is']) => due.filter(({ thumbnail }) => thumbnail.is === is).length;
  return {
    values: compared.length,
    right: compared.filter(({ isRight }) => isRight).length,
    orientations: orientations.length,
    orientationsRight: orientations.filter(({ isRight }) => isRight).length,
    thumbnailsDue: due.length,
    thumbnailsRight: countOf('right'),
    thumbnailsWithoutReference: countOf('no-reference'),
    hostile: hostile.length,
    hostileAccepted: hostile.filter(({ isAccepted }) => isAccepted).length,
  };
}

/** Right of compared, a row for each folder of the corpus and a column for each field. */
export function tableOf(judged: readonly Judged[]): string {
  const fields = [...new Set(judged.flatMap(({ compared }) => compared.map(({ field }) => field)))];
  const formats = [...new Set(judged.filter(({ compared }) => compared.length > 0).map(formatOf))].sort();
  const rows = formats.map((format) => {
    const compared = judged.filter((each) => formatOf(each) === format).flatMap((each) => each.compared);
    return [
      format,
      ...[...fields, null].map((field) => share(compared.filter((each) => field == null || each.field === field))),
    ];
  });
  const header = ['', ...fields.map((field) => short[field] ?? field), 'all'];
  return layOut([header, ...rows]);
}

const short: Readonly<Record<string, string>> = {
  displayWidth: 'width',
  displayHeight: 'height',
  orientation: 'orient',
  cameraMake: 'make',
  cameraModel: 'model',
  durationSeconds: 'length',
  frameRate: 'fps',
  videoCodec: 'vcodec',
  audioCodec: 'acodec',
  description: 'descr',
  hasCoverArt: 'cover',
  rotation: 'rot',
};

function formatOf({ file }: Pick<Judged, 'file'>): string {
  return file.path.split('/').slice(0, 2).join('/');
}

function share(compared: readonly { readonly isRight: boolean }[]): string {
  if (compared.length === 0) return '';
  const right = compared.filter(({ isRight }) => isRight).length;
  return right === compared.length ? String(right) : `${right}/${compared.length}`;
}

function layOut(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join(' '),
    )
    .join('\n');
}

/** One line for all that was wrong. */
export function missesOf({ file, compared, failure, thumbnail, isAccepted, verdicts }: Judged): string[] {
  const wrong = compared.filter(({ isRight }) => !isRight);
  // Of a file that was not read at all, one line is enough.
  const isUnread = compared.length > 1 && wrong.length === compared.length;
  const values = isUnread ? [] : wrong;
  const lines = values.map(({ field, got, want }) => `${file.path} ${field}: read ${cut(got)}, expected ${cut(want)}`);
  if (isUnread) lines.push(`${file.path}: none of ${wrong.length} values was read; ${failure}`);
  if (isAccepted === false)
    lines.push(`${file.path} class: ${verdicts.join(' + ') || 'none'}, expected ${file.expect}; ${failure}`);
  if (thumbnail.is === 'wrong') lines.push(`${file.path} thumbnail: ${thumbnail.score?.toFixed(2)} like its reference`);
  if (thumbnail.is === 'missing') lines.push(`${file.path} thumbnail: none; ${failure ?? 'no reason'}`);
  return lines;
}

function cut(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 160 ? text : `${text.slice(0, 159)}…`;
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
