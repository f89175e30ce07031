import type { ChildEnd } from './child.ts';
import { runChild } from './child.ts';
import { oneLine } from './failure.ts';
import { limits } from './limits.ts';
import { type StageContext, StageError } from './stage.ts';

/**
 * How ffmpeg and ffprobe are called. Their input is hostile: it is only ever a local file, read by a demuxer that reads
 * nothing but that file. Playlists and lists of files, which could make them read others, are not among these.
 */
const demuxers = [
  'mov,mp4,m4a,3gp,3g2,mj2',
  'matroska,webm',
  'avi',
  'mpegts',
  'mpeg',
  'mpegvideo',
  'h264',
  'hevc',
  'm4v',
  'flv',
  'live_flv',
  'asf',
  'asf_o',
  'ogg',
  'mxf',
  'rm',
  'nut',
  'dv',
  'ivf',
  'wav',
  'w64',
  'mp3',
  'aac',
  'flac',
  'aiff',
  'amr',
  'amrnb',
  'amrwb',
  'ac3',
  'eac3',
  'ape',
  'wv',
  'dsf',
  'caf',
  'tta',
  'tak',
  'mpc',
  'mpc8',
  'au',
  'bmp_pipe',
  'jpegxl_pipe',
  'tiff_pipe',
].join(',');

const safeInput = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  demuxers,
  '-max_pixels',
  String(limits.videoPixels),
];

type Tool = 'ffmpeg' | 'ffprobe';

/** Runs ffprobe on the visit's file and returns what it printed as JSON, still unknown in shape. */
export async function probe(context: StageContext): Promise<unknown> {
  const command = toolPath('ffprobe', context.settings.ffprobePath);
  const input = await inputArgument(context);
  const end = await runChild({
    command,
    args: [
      '-hide_banner',
      '-loglevel',
      'error',
      ...safeInput,
      '-of',
      'json',
      '-show_format',
      '-show_streams',
      '-i',
      input,
    ],
    signal: context.signal,
    idleTimeoutMs: limits.probeTotalMs,
    totalTimeoutMs: limits.probeTotalMs,
    maxOutputBytes: limits.probeOutputBytes,
    reportChild: context.reportChild,
    onOutput: context.progress,
  });
  const text = outputOf('ffprobe', end).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StageError('EXTRACTOR_CRASHED', 'ffprobe printed something that is not JSON.', { cause: error });
  }
}

/**
 * Where the first stream of a kind ends, in seconds, by the time stamps of its packets; for containers that do not say how
 * long they are. Reads the whole file, so only small ones are asked. Null when it cannot be told.
 */
export async function probeEnd(context: StageContext, stream: 'v:0' | 'a:0'): Promise<number | null> {
  if (context.source.file.sizeBytes > limits.packetScanBytes) return null;
  const command = toolPath('ffprobe', context.settings.ffprobePath);
  const input = await inputArgument(context);
  const end = await runChild({
    command,
    args: [
      ...['-hide_banner', '-loglevel', 'error', ...safeInput],
      ...['-select_streams', stream, '-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0', '-i', input],
    ],
    signal: context.signal,
    idleTimeoutMs: limits.probeTotalMs,
    totalTimeoutMs: limits.probeTotalMs,
    maxOutputBytes: limits.probeOutputBytes,
    reportChild: context.reportChild,
    onOutput: context.progress,
  });
  if (end.reason !== 'exited' || end.exitCode !== 0) return null;
  let last = 0;
  for (const line of end.stdout.toString('latin1').split('\n')) {
    const [start = Number.NaN, length = Number.NaN] = line.split(',').map(Number);
    if (Number.isFinite(start)) last = Math.max(last, start + (Number.isFinite(length) ? length : 0));
  }
  return last > 0 ? last : null;
}

export type FrameRequest = {
  /** Options in front of the input, such as where to seek. */
  readonly before: readonly string[];
  /** Options after it: filters, and how many frames. */
  readonly after: readonly string[];
};

/** Runs ffmpeg on the visit's file for one frame, as a PNG. Empty when there was none to give. */
export async function grabFrame(context: StageContext, request: FrameRequest): Promise<Buffer> {
  return (await runForPicture(context, [...request.before, '-i'], [...oneVideoStream, ...request.after])).png;
}

const oneVideoStream = ['-map', '0:v:0', '-an', '-sn', '-dn'];

export type VideoFrame = { readonly png: Buffer; readonly isHdr: boolean };

/** The same, and whether the video is meant for a brighter screen (PQ or HLG, ITU-R BT.2100). */
export async function grabVideoFrame(context: StageContext, request: FrameRequest): Promise<VideoFrame> {
  const { png, said } = await runForPicture(context, [...request.before, '-i'], [...oneVideoStream, ...request.after]);
  const inputs = said.split('Stream mapping:')[0] ?? '';
  return { png, isHdr: /Video: .*(smpte2084|arib-std-b67)/.test(inputs) };
}

/** How far into a sound file its waveform is drawn: half an hour looks like an hour. Seconds. */
const waveformSeconds = 1_800;

/** The loudness of the first sound over time, as a PNG of `width` × `height`. Empty when there is no sound in it. */
export async function drawWaveform(context: StageContext, width: number, height: number): Promise<Buffer> {
  const drawing = `aresample=8000,aformat=channel_layouts=mono,showwavespic=s=${width}x${height}:colors=#7aa2d6:scale=sqrt`;
  const filter = `color=c=#1d2430:s=${width}x${height}[back];[0:a:0]${drawing}[wave];[back][wave]overlay=shortest=1:format=rgb`;
  const before = ['-t', String(waveformSeconds), '-i'];
  return (await runForPicture(context, before, ['-filter_complex', filter, '-sn', '-dn'])).png;
}

type Printed = { readonly png: Buffer; readonly said: string };

async function runForPicture(
  context: StageContext,
  before: readonly string[],
  after: readonly string[],
): Promise<Printed> {
  const command = toolPath('ffmpeg', context.settings.ffmpegPath);
  const input = await inputArgument(context);
  const end = await runChild({
    command,
    args: [
      ...['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'level+info', '-threads', '1', '-filter_threads', '1'],
      ...safeInput,
      ...before,
      input,
      ...after,
      ...['-frames:v', '1', '-c:v', 'png', '-pred', 'none', '-compression_level', '1', '-threads', '1'],
      ...['-map_metadata', '-1', '-f', 'image2pipe', 'pipe:1'],
    ],
    signal: context.signal,
    idleTimeoutMs: limits.posterTotalMs,
    totalTimeoutMs: limits.posterTotalMs,
    maxOutputBytes: limits.posterBytes,
    reportChild: context.reportChild,
    onOutput: context.progress,
  });
  const said = end.reason === 'spawn-failed' ? '' : end.stderr;
  return {
    png: outputOf('ffmpeg', end.reason === 'spawn-failed' ? end : { ...end, stderr: complaintsIn(said) }),
    said,
  };
}

/** What ffmpeg says as errors, without the marks of its levels; all of it where it marks nothing. */
function complaintsIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => /\[(error|fatal|panic)\]/.test(line));
  const marked = lines.map((line) => line.replace(/\[(error|fatal|panic)\] /, '')).join('\n');
  return /\[info\]/.test(stderr) ? marked : stderr;
}

function toolPath(tool: Tool, path: string | null): string {
  if (path != null) return path;
  throw new StageError('TOOL_MISSING', `${tool} is needed for this file and was not found.`, {
    resource: `tool:${tool}`,
  });
}

/** `file:` in front, so that no name is ever taken for an option or for another protocol. */
async function inputArgument(context: StageContext): Promise<string> {
  return `file:${await context.source.openablePath()}`;
}

/** What the program printed, where it ended well; else the reason why it did not. */
function outputOf(tool: Tool, end: ChildEnd): Buffer {
  switch (end.reason) {
    case 'exited':
      if (end.exitCode === 0) return end.stdout;
      // The launcher in front of the program says so when there is no such program.
      if (end.exitCode === 127 || end.exitCode === 126) throw missing(tool, end.stderr);
      throw refusal(tool, end.stderr);
    case 'signalled':
      throw /cannot allocate memory/i.test(end.stderr)
        ? new StageError('OUT_OF_MEMORY', `${tool} needed more memory than it may use.`)
        : new StageError('EXTRACTOR_CRASHED', `${tool} crashed (${end.signal}).`);
    case 'timed-out':
      throw new StageError('EXTRACTOR_TIMEOUT', `${tool} took too long and was stopped.`);
    case 'cancelled':
      throw new StageError('EXTRACTOR_TIMEOUT', `${tool} was stopped.`);
    case 'output-too-large':
      throw new StageError('CORRUPT_FILE', `${tool} printed more than any sound file makes it print.`);
    case 'spawn-failed':
      throw missing(tool, end.error.message);
    default:
      return end satisfies never;
  }
}

function missing(tool: Tool, why: string): StageError {
  return new StageError('TOOL_MISSING', `${tool} could not be started: ${oneLine(why)}`, { resource: `tool:${tool}` });
}

/** What the program said first, without its addresses in memory, is the nearest to a reason; the rest follows from it. */
function refusal(tool: Tool, stderr: string): StageError {
  const said = stderr.split('\n').map((line) => line.replace(/^\[[^\]]* @ 0x[0-9a-f]+\]\s*/, '').trim());
  const last = said.filter((line) => line !== '').at(-1) ?? '';
  const first = said.find((line) => line !== '') ?? 'no reason given';
  if (/cannot allocate memory/i.test(stderr)) return new StageError('OUT_OF_MEMORY', `${tool}: ${oneLine(last)}`);
  if (/permission denied/i.test(last)) return new StageError('PERMISSION_DENIED', `${tool}: ${oneLine(last)}`);
  if (/no such file or directory/i.test(last)) return new StageError('FILE_GONE', `${tool}: ${oneLine(last)}`);
  if (/input\/output error/i.test(last)) return new StageError('READ_ERROR', `${tool}: ${oneLine(last)}`);
  if (/decoder .*not found|codec none|whitelist/i.test(stderr)) {
    return new StageError('UNSUPPORTED_FORMAT', `${tool} does not support it: ${oneLine(withoutPath(first))}`);
  }
  return new StageError('CORRUPT_FILE', `${tool} cannot read it: ${oneLine(withoutPath(first))}`);
}

function withoutPath(text: string): string {
  return text.replace(/^file:.*?: (?=[A-Z])/, '');
}
