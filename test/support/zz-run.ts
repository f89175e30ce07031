import { mkdtempSync, readFileSync } from 'node:fs';
import { runStages } from './run-stages.ts';

const m = JSON.parse(readFileSync('/work/shared/corpus/manifest.json', 'utf8'));
const re = new RegExp(process.argv[2] ?? '.');
const staging = process.argv[3] ?? mkdtempSync('/tmp/st-');
for (const f of m.files) {
  if (!re.test(f.path)) continue;
  const t = performance.now();
  const o = await runStages('/work/shared/corpus/' + f.path, ['fingerprint', 'metadata', 'thumbnail'], {
    ffmpegPath: 'ffmpeg',
    ffprobePath: 'ffprobe',
    stagingDir: staging + '/' + f.path.replaceAll('/', '_'),
  });
  const ms = Math.round(performance.now() - t);
  const md: any = o.find((x) => x.stage === 'metadata' && x.ok);
  const e = f.expected ?? {};
  const v = md?.output ?? {};
  const last = o.at(-1)!;
  const diffs: string[] = [];
  const cmp = (n: string, a: any, b: any) => {
    if (!f.path.startsWith('hostile') && JSON.stringify(a ?? null) !== JSON.stringify(b ?? null))
      diffs.push(
        `${n}: got ${JSON.stringify(a)} want ${JSON.stringify(b)}${f.disputed?.[n] || e.disputed?.[n] ? ' DISP' : ''}`,
      );
  };
  if (md) {
    cmp('mime', v.mime, e.mime);
    cmp('displayWidth', v.width, e.displayWidth);
    cmp('displayHeight', v.height, e.displayHeight);
    cmp('orientation', v.orientation, e.orientation);
    cmp('takenAt', v.takenAt, e.takenAt);
    cmp('cameraMake', v.cameraMake, e.cameraMake);
    cmp('cameraModel', v.cameraModel, e.cameraModel);
    cmp(
      'gps',
      v.latitude == null ? null : [v.latitude.toFixed(4), v.longitude.toFixed(4)],
      e.gps ? [e.gps.lat.toFixed(4), e.gps.lon.toFixed(4)] : null,
    );
    if (
      e.durationSeconds != null &&
      Math.abs((v.durationMs ?? -1e9) / 1000 - e.durationSeconds) > Math.max(0.12, 0.03 * e.durationSeconds)
    )
      cmp('duration', v.durationMs, e.durationSeconds);
    cmp('videoCodec', v.videoCodec, e.videoCodec);
    cmp('audioCodec', v.audioCodec, e.audioCodec);
    cmp('title', v.title, e.title);
    cmp('artist', v.artist, e.artist ?? e.creator);
    cmp('album', v.album, e.album);
    if (e.frameRate != null && Math.abs((v.frameRate ?? 0) - e.frameRate) > 0.02 * e.frameRate)
      cmp('frameRate', v.frameRate, e.frameRate);
  }
  console.log(
    `${f.path} ${ms}ms ${o.map((x) => (x.ok ? 'ok' + (x.warnings.length ? '(w)' : '') : x.stage + ':' + (x as any).failure.code)).join(' ')} ${f.expect ? `[${f.expect}${f.alsoAcceptable ? '|' + f.alsoAcceptable : ''}]` : ''} ${last.ok ? '' : (last as any).failure.message.slice(0, 110)} ${last.ok && last.stage === 'metadata' ? 'NO-THUMB' : ''}`,
  );
  for (const d of diffs) console.log('     ', d);
}
console.log(
  'rss MB',
  Math.round(process.memoryUsage.rss() / 1e6),
  'peak',
  Math.round(process.resourceUsage().maxRSS / 1e3),
);
