/**
 * The tags of containers that the tag library does not open, brought into a form that it does: a TIFF block for EXIF, or
 * a JPEG without a picture that carries EXIF, XMP and IPTC in its segments (ITU-T T.81; XMP part 3; IPTC IIM in Photoshop's
 * resource 0x0404).
 */
type Parts = {
  readonly exif?: Buffer | undefined;
  readonly xmp?: Buffer | undefined;
  readonly iptc?: Buffer | undefined;
};

const mostSegmentBytes = 65_000;
const mostBoxes = 256;
const mostResources = 256;

const extensionName = 'http://ns.adobe.com/xmp/extension/\0';
/** Of extended XMP. What is longer holds pictures (depth maps, second views) or a long history: megabytes for no value. */
const mostExtensionBytes = 65_536;

/** JPEG: the segments in front of the picture, without extended XMP where that is long. What is no such file stays as it is. */
export function jpegTagBlock(head: Uint8Array): Uint8Array {
  const bytes = asBuffer(head);
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  const extensions: Buffer[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1];
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) {
      const long = extensions.reduce((sum, one) => sum + one.length, 0) > mostExtensionBytes;
      return Buffer.concat([...kept, ...(long ? [] : extensions), Buffer.from([0xff, 0xd9])]);
    }
    if (marker === 0xff || end <= at + 3 || end > bytes.length) return head;
    const segment = bytes.subarray(at, end);
    const isExtension = marker === 0xe1 && segment.toString('latin1', 4, 4 + extensionName.length) === extensionName;
    (isExtension ? extensions : kept).push(segment);
    at = end;
  }
  return head;
}

/** JPEG 2000: tags stand in UUID boxes (ISO/IEC 15444-1, I.7.2). */
export function jp2TagBlock(head: Uint8Array): Uint8Array {
  const bytes = asBuffer(head);
  const found: { exif?: Buffer; xmp?: Buffer; iptc?: Buffer } = {};
  for (let at = 0, box = 0; at + 8 <= bytes.length && box < mostBoxes; box += 1) {
    const stated = bytes.readUInt32BE(at);
    const end = stated === 0 ? bytes.length : at + stated;
    if (stated !== 0 && (stated < 8 || end > bytes.length)) break;
    if (bytes.toString('latin1', at + 4, at + 8) === 'uuid' && end - at > 24) {
      const uuid = bytes.toString('hex', at + 8, at + 24);
      const content = bytes.subarray(at + 24, end);
      if (uuid === '4a706754696666457869662d3e4a5032') found.exif = content;
      if (uuid === 'be7acfcb97a942e89c71999491e3afac') found.xmp = content;
      if (uuid === '33c7a4d2b81d4723a0baf1a3e097ad38') found.iptc = content;
    }
    at = end;
  }
  return asJpeg(found);
}

/** Photoshop: tags stand among the image resources (Adobe's file format specification, 2019). */
export function psdTagBlock(head: Uint8Array): Uint8Array {
  const bytes = asBuffer(head);
  if (bytes.length < 34) return asJpeg({});
  const resourcesAt = 30 + bytes.readUInt32BE(26);
  const end =
    resourcesAt + 4 <= bytes.length ? Math.min(bytes.length, resourcesAt + 4 + bytes.readUInt32BE(resourcesAt)) : 0;
  const found: { exif?: Buffer; xmp?: Buffer; iptc?: Buffer } = {};
  for (let at = resourcesAt + 4, index = 0; at + 12 <= end && index < mostResources; index += 1) {
    const id = bytes.readUInt16BE(at + 4);
    const nameLength = bytes.readUInt8(at + 6) + 1;
    const sizeAt = at + 6 + nameLength + (nameLength % 2);
    if (sizeAt + 4 > end) break;
    const size = bytes.readUInt32BE(sizeAt);
    const content = bytes.subarray(sizeAt + 4, Math.min(end, sizeAt + 4 + size));
    if (id === 0x0404) found.iptc = content;
    if (id === 0x0422) found.exif = content;
    if (id === 0x0424) found.xmp = content;
    at = sizeAt + 4 + size + (size % 2);
  }
  return asJpeg(found);
}

/** JPEG XR is laid out as a TIFF with a number of its own in place of 42 (ITU-T T.832, annex A). */
export function jxrTagBlock(head: Uint8Array): Uint8Array {
  const tiff = Uint8Array.from(head);
  tiff.set([42, 0], 2);
  return tiff;
}

/** A JPEG of tags alone. What does not fit into a segment is left out. */
export function asJpeg({ exif, xmp, iptc }: Parts): Uint8Array {
  const segments: Buffer[] = [];
  const add = (marker: number, ...parts: Buffer[]): void => {
    const content = Buffer.concat(parts);
    if (content.length > mostSegmentBytes) return;
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    segments.push(head, content);
  };
  if (exif != null) add(0xe1, Buffer.from('Exif\0\0', 'latin1'), withoutMark(exif));
  if (xmp != null) add(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), withoutPadding(xmp));
  if (iptc != null) {
    const resource = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1');
    resource.writeUInt32BE(iptc.length, 8);
    add(0xed, Buffer.from('Photoshop 3.0\0', 'latin1'), resource, iptc, Buffer.alloc(iptc.length % 2));
  }
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xd9])]);
}

/** Writers leave room for changes at the end of a packet. */
function withoutPadding(xmp: Buffer): Buffer {
  const end = xmp.lastIndexOf('<?xpacket end');
  return end < 0 ? xmp : Buffer.from(xmp.subarray(0, end).toString('latin1').trimEnd(), 'latin1');
}

function withoutMark(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
