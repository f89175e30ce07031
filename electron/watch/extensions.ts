/**
 * What a name may be worth a look. The kind of a file is decided by its content later; this list only keeps documents,
 * programs and archives out. Broad on purpose: a file that turns out to be something else fails politely.
 */
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const pictures = words(
  'jpg jpeg jpe jfif jif pjpeg pjp png apng webp gif tif tiff bmp dib avif avifs heic heics heif heifs hif jxl svg svgz ' +
    'jp2 j2k jpf jpx jpm j2c jpc jxr wdp hdp psd psb ico cur mpo tga pcx ppm pgm pbm pnm pfm hdr exr dds qoi ps eps ai xcf fits',
);
const raw = words(
  'dng cr2 cr3 crw nef nrw arw srf sr2 raf rw2 rwl raw orf ori pef ptx srw x3f erf mef mos mrw kdc dcr k25 iiq 3fr fff gpr bay cap dxo',
);
const video = words(
  'mp4 m4v mov qt mkv mk3d webm avi divx ts mts m2ts m2t trp tp 3gp 3gpp 3g2 3gpp2 mpg mpeg mpe m1v m2v mpv vob wmv asf flv f4v ogv ' +
    'ogm mxf mod tod dv dif rm rmvb wtv nut ivf y4m insv lrv h264 h265 hevc 264 265 amv',
);
const audio = words(
  'mp3 mp2 mp1 mpa mpga flac ogg oga opus spx m4a m4b m4p m4r aac adts wav wave bwf rf64 w64 aif aiff aifc wma ape wv mka caf amr ' +
    'awb dsf dff ac3 eac3 dts mpc mp+ tta tak au snd ra gsm weba',
);

export const mediaExtensions: ReadonlySet<string> = new Set([...pictures, ...raw, ...video, ...audio]);

/** Files that belong to a media file of the same name. */
export const sidecarExtensions: ReadonlySet<string> = new Set(words('xmp aae thm srt vtt ass ssa sub idx lrc'));

/** Lower case without the dot; empty for a name without one or with nothing before it. */
export function extensionOf(displayName: string): string {
  const dot = displayName.lastIndexOf('.');
  return dot <= 0 ? '' : displayName.slice(dot + 1).toLowerCase();
}

export const isSidecar = (displayName: string): boolean => sidecarExtensions.has(extensionOf(displayName));
