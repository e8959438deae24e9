import { exifOfOrientation, readOrientation } from './exif-orientation.ts';

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const app14 = 0xee;
const app15 = 0xef;
const comment = 0xfe;
const exifName = 'Exif\0\0';
const profileName = 'ICC_PROFILE\0';
/**
 * Far more than any photo has (a profile and a large XMP make some hundreds): each part takes time during which
 * others wait.
 */
export const mostParts = 20_000;

/**
 * Keeps only what draws a JPEG: no Exif (except its orientation), no XMP, no comment, and nothing after its end, where
 * telephones store more images. Undefined when the file is not a well-formed JPEG.
 */
export function bareJpeg(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff00 + start) return undefined;
  for (let at = 2, read = 0; at + 4 <= bytes.length; read++) {
    const marker = markerAt(bytes, at);
    if (marker === undefined || read > mostParts) return undefined;
    if (marker.code === scan) {
      const over = endOfImage(bytes, marker.at);
      if (over === undefined) return undefined;
      return Buffer.concat([...withOrientation(parts, orientation), bytes.subarray(marker.at, over)]);
    }
    const segment = bytes.subarray(marker.at, marker.at + 2 + bytes.readUInt16BE(marker.at + 2));
    const content = segment.subarray(4);
    if (marker.code === app1 && startsWith(content, exifName))
      orientation = readOrientation(content.subarray(6));
    if (draws(marker.code, content)) parts.push(segment);
    at = marker.at + segment.length;
  }
  return undefined;
}

/**
 * Tells whether a part is needed to draw: the JFIF header, the colour profile and Adobe's marker are; comments and all
 * other application segments are not.
 */
function draws(code: number, content: Buffer): boolean {
  if (code === app2) return startsWith(content, profileName);
  if (code === app0 || code === app14) return true;
  return code !== comment && !(code >= app0 && code <= app15);
}

const startsWith = (content: Buffer, name: string): boolean =>
  content.toString('latin1', 0, name.length) === name;

/** Adds the Exif of the orientation right after the JFIF marker, where readers look for it. */
function withOrientation(parts: readonly Buffer[], orientation: number): Buffer[] {
  const tiff = exifOfOrientation(orientation);
  if (tiff === undefined) return [...parts];
  const head = Buffer.from([0xff, app1, 0, 2 + exifName.length + tiff.length]);
  const exif = Buffer.concat([head, Buffer.from(exifName, 'latin1'), tiff]);
  const before = parts[1]?.[1] === app0 ? 2 : 1;
  return [...parts.slice(0, before), exif, ...parts.slice(before)];
}

/** Finds the next marker; any number of 0xff bytes may come before its code. */
function markerAt(bytes: Buffer, from: number): { at: number; code: number } | undefined {
  if (bytes[from] !== 0xff) return undefined;
  let at = from;
  while (bytes[at + 1] === 0xff) at++;
  const code = bytes[at + 1];
  return code === undefined || at + 4 > bytes.length ? undefined : { at, code };
}

/** Finds the end of the image: its scans follow one another, with tables between them. */
function endOfImage(bytes: Buffer, from: number): number | undefined {
  let at = from;
  for (let read = 0; at + 4 <= bytes.length && read <= mostParts; read++) {
    at = markAfter(bytes, at + 2 + bytes.readUInt16BE(at + 2));
    if (bytes[at + 1] === end) return at + 2;
  }
  return undefined;
}

/** Reads byte by byte: restarting a search at each marker within the scan costs much more when there are many. */
function markAfter(bytes: Buffer, from: number): number {
  let at = from;
  // A zero or a restart marker after 0xff belongs to the scan.
  while (at < bytes.length && (bytes[at] !== 0xff || isWithin(bytes[at + 1]))) at++;
  return at;
}

const isWithin = (code: number | undefined): boolean =>
  code === 0x00 || code === 0xff || (code !== undefined && code >= 0xd0 && code <= 0xd7);
