// The orientation is the only thing in the Exif that an image needs to be shown properly.
const orientationTag = 0x0112;
const shortType = 3;
const upright = 1;

/**
 * Gives the orientation from 1 to 8, as Exif numbers it, or 1 when it is absent. `tiff` begins with the byte order.
 */
export function readOrientation(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return upright;
  const u16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const table = u32(4);
  if (table + 2 > tiff.length) return upright;
  for (let entry = 0; entry < u16(table); entry++) {
    const at = table + 2 + entry * 12;
    if (at + 12 > tiff.length) return upright;
    if (u16(at) !== orientationTag) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** Makes an Exif that only holds the orientation; gives undefined for an upright image, which needs none. */
export function exifOfOrientation(orientation: number): Buffer | undefined {
  if (orientation === upright) return undefined;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
