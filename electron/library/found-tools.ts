import { type FoundTool, findTool, packagedTool, type ToolName } from '../lib/tools.ts';

export type FoundTools = Readonly<Record<ToolName, FoundTool | null>>;

/** Where ffmpeg and ffprobe are now. Cheap: a few looks at the file system. */
export function findTools(settings: {
  readonly ffmpegPath: string | null;
  readonly ffprobePath: string | null;
}): FoundTools {
  const search = (configured: string | null) => ({
    configured,
    env: process.env,
    platform: process.platform,
    packaged: packagedTool,
  });
  return {
    ffmpeg: findTool('ffmpeg', search(settings.ffmpegPath)),
    ffprobe: findTool('ffprobe', search(settings.ffprobePath)),
  };
}
