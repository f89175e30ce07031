import type { ItemDetail } from '../../../contract/media.ts';
import { formatBytes, formatCount, formatExposure, formatLength, formatMoment, formatTaken } from '../../ui/format.ts';

export type Fact = { readonly name: string; readonly value: string };
export type FactGroup = { readonly title: string; readonly facts: readonly Fact[] };

type Row = readonly [name: string, value: string | null];

/** All that is known of an item in groups of words; what is not known has no row, and a group without rows is left out. */
export function factsOf(item: ItemDetail): FactGroup[] {
  const groups: FactGroup[] = [
    group('About', [
      ['Title', item.title],
      ['Description', item.description],
      ['Artist', item.artist],
      ['Album', item.album],
      ['Taken', item.takenAt == null ? null : formatTaken(item.takenAt)],
      ['Date from', item.takenAt == null ? null : item.takenSource],
      ['Keywords', item.keywords.length === 0 ? null : item.keywords.join(', ')],
    ]),
    group('Camera', [
      ['Camera', cameraOf(item)],
      ['Lens', item.lens],
      ['Exposure', exposureOf(item)],
      ['Focal length', item.focalLengthMm == null ? null : `${Number(item.focalLengthMm.toFixed(1))} mm`],
    ]),
    group(item.kind === 'photo' ? 'Picture' : 'Recording', [
      ['Size', sizeOf(item)],
      ['Length', item.durationMs == null ? null : formatLength(item.durationMs)],
      ['Frames', item.frameRate == null ? null : `${Number(item.frameRate.toFixed(2))} per second`],
      ['Video', item.videoCodec],
      ['Sound', item.audioCodec],
    ]),
    group('Place', [
      ['Coordinates', placeOf(item)],
      ['Altitude', item.altitudeM == null ? null : `${Math.round(item.altitudeM)} m`],
    ]),
  ];
  return groups.filter((candidate) => candidate.facts.length > 0);
}

const roleNames = { primary: 'File', sidecar: 'Sidecar', companion: 'Companion' } as const;

/** Of each file of the item: where it is, how large, what it holds. */
export function fileFactsOf(item: ItemDetail): FactGroup[] {
  return item.files.map((file) => ({
    title: roleNames[file.role],
    facts: [
      { name: 'Name', value: file.name },
      { name: 'Path', value: file.path },
      { name: 'File size', value: formatBytes(file.sizeBytes) },
      { name: 'Changed', value: formatMoment(file.modifiedAt) },
      ...(file.mime == null ? [] : [{ name: 'Format', value: file.mime }]),
    ],
  }));
}

function group(title: string, rows: readonly Row[]): FactGroup {
  return {
    title,
    facts: rows.flatMap(([name, value]) => (value == null || value === '' ? [] : [{ name, value }])),
  };
}

/** Make and model without saying the make twice, as in "Canon Canon EOS R6". */
function cameraOf(item: ItemDetail): string | null {
  const { cameraMake: make, cameraModel: model } = item;
  if (make == null || model == null) return model ?? make;
  const brand = make.split(' ')[0] ?? make;
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${make} ${model}`;
}

function exposureOf(item: ItemDetail): string | null {
  const parts = [
    item.exposureSeconds == null ? null : formatExposure(item.exposureSeconds),
    item.fNumber == null ? null : `f/${Number(item.fNumber.toFixed(1))}`,
    item.iso == null ? null : `ISO ${item.iso}`,
  ].filter((part) => part != null);
  return parts.length === 0 ? null : parts.join(' · ');
}

function sizeOf(item: ItemDetail): string | null {
  if (item.width == null || item.height == null) return null;
  const megapixels = (item.width * item.height) / 1_000_000;
  const size = `${formatCount(item.width)} × ${formatCount(item.height)}`;
  return item.kind === 'photo' && megapixels >= 0.1 ? `${size} (${megapixels.toFixed(1)} MP)` : size;
}

function placeOf(item: ItemDetail): string | null {
  if (item.latitude == null || item.longitude == null) return null;
  const side = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(5)}° ${value < 0 ? negative : positive}`;
  return `${side(item.latitude, 'N', 'S')}, ${side(item.longitude, 'E', 'W')}`;
}
