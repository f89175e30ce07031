import { readDate } from './dates.ts';

export type AvchdValues = {
  readonly takenAt: string | null;
  readonly cameraMake: string | null;
  readonly cameraModel: string | null;
};

const makers: Readonly<Record<number, string>> = { 259: 'Panasonic', 264: 'Sony', 4113: 'Canon', 4356: 'JVC' };
const mostEntries = 64;

/**
 * What AVCHD cameras write into the first pictures of their H.264 stream: date, offset, make and model, as pairs of a number
 * and four bytes behind the letters MDPM (user data of ITU-T H.264, D.1.6; the pairs as ExifTool documents them). The
 * stream is cut into packets of 188 bytes, or 192 with a time code in front, whose headers are taken out first.
 */
export function readAvchd(head: Uint8Array): AvchdValues | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const stream = payloadAround(bytes, bytes.indexOf('MDPM'));
  const start = stream?.indexOf('MDPM') ?? -1;
  if (stream == null || start < 0) return null;
  const entries = new Map<number, Buffer>();
  const count = Math.min(stream[start + 4] ?? 0, mostEntries);
  for (let index = 0; index < count; index += 1) {
    const at = start + 5 + index * 5;
    if (at + 5 > stream.length) break;
    entries.set(stream[at] ?? 0, stream.subarray(at + 1, at + 5));
  }
  const model = [0xe4, 0xe5, 0xe6].map((tag) => entries.get(tag)?.toString('latin1') ?? '').join('');
  return {
    takenAt: dateOf(entries.get(0x18), entries.get(0x19)),
    cameraMake: makers[entries.get(0xe0)?.readUInt16BE(0) ?? 0] ?? null,
    cameraModel: model.replace(/\0.*$/s, '').trim() || null,
  };
}

/** The payload of the packets of one stream from the one that holds `at` on. */
function payloadAround(bytes: Buffer, at: number): Buffer | null {
  if (at < 0) return null;
  const isTimed = bytes[4] === 0x47 && bytes[196] === 0x47;
  const [packetBytes, lead] = isTimed ? [192, 4] : [188, 0];
  const pidAt = (packet: number) => bytes.readUInt16BE(packet + lead + 1) & 0x1fff;
  const first = Math.floor(at / packetBytes) * packetBytes;
  if (first + packetBytes > bytes.length || bytes[first + lead] !== 0x47) return null;
  const parts: Buffer[] = [];
  for (let packet = first; packet + packetBytes <= bytes.length && parts.length < 8; packet += packetBytes) {
    if (bytes[packet + lead] !== 0x47 || pidAt(packet) !== pidAt(first)) continue;
    const flags = ((bytes[packet + lead + 3] ?? 0) >> 4) & 3;
    const adaptation = flags === 3 ? 1 + (bytes[packet + lead + 4] ?? 0) : flags === 2 ? packetBytes : 0;
    parts.push(bytes.subarray(Math.min(packet + lead + 4 + adaptation, packet + packetBytes), packet + packetBytes));
  }
  // A zero, a zero, a three: the three is only there so that no start code appears by chance.
  return Buffer.from(Buffer.concat(parts).toString('latin1').replaceAll('\0\0\x03', '\0\0'), 'latin1');
}

/** Digits in halves of bytes: century, year, month; day, hour, minute, second. The first byte is the zone. */
function dateOf(day: Buffer | undefined, time: Buffer | undefined): string | null {
  if (day == null || time == null) return null;
  const [year, month] = [day.toString('hex', 1, 3), day.toString('hex', 3, 4)];
  const [date, hour, minute, second] = [0, 1, 2, 3].map((at) => time.toString('hex', at, at + 1));
  const zone = day[0] ?? 0;
  const isKnown = (zone & 0x80) === 0;
  const sign = (zone & 0x20) !== 0 ? '-' : '+';
  const hours = String((zone >> 1) & 0x0f).padStart(2, '0');
  const offset = `${sign}${hours}:${(zone & 1) !== 0 ? '30' : '00'}`;
  return readDate(`${year}:${month}:${date} ${hour}:${minute}:${second}${isKnown ? offset : ''}`);
}
