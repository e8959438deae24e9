// The size of a picture is read from its header, before a pixel is decoded: a few bytes may announce billions of them.

export type PictureSize = { largeur: number; hauteur: number };

/** Returns undefined for what is no JPEG, PNG or WebP, or does not say its size where it should. */
export function pictureSize(given: Uint8Array): PictureSize | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  try {
    if (bytes.toString('latin1', 1, 4) === 'PNG')
      return { largeur: bytes.readUInt32BE(16), hauteur: bytes.readUInt32BE(20) };
    if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
    if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
      return webpSize(bytes);
  } catch (error) {
    // A RangeError means that the header is cut short.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    // A frame begins with a marker from C0 to CF, of which C4, C8 and CC are tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { hauteur: bytes.readUInt16BE(at + 5), largeur: bytes.readUInt16BE(at + 7) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { largeur: bytes.readUIntLE(24, 3) + 1, hauteur: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { largeur: (bits & 0x3fff) + 1, hauteur: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { largeur: bytes.readUInt16LE(26) & 0x3fff, hauteur: bytes.readUInt16LE(28) & 0x3fff };
  }
  return undefined;
}
