// Test support: photos as a telephone saves them, of a red and blue square that a browser drew.
import { crc32 } from 'node:zlib';

const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAFxABAAMAAAAAAAAAAAAAAAAAAAESE//EABUBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFxEAAwEAAAAAAAAAAAAAAAAAAAIUFf/aAAwDAQACEQMRAD8AxNTVJaS0q+ag69z/2Q==',
  'base64',
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAIUlEQVR4nGL5wsDFyMD4n+E/kGR5zSDGAANAjigDVIYBAAAA///WV12eAAAABklEQVQDAJQABw4suaZdAAAAAElFTkSuQmCC',
  'base64',
);

export const marks = { maker: 'Fabricant', place: 'GPS-48.8584N-2.2945E', more: 'Second' };

/** Makes an Exif as a telephone does: the maker, the orientation, and a table with the place of the photo. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(150);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(3, 8);
  entry(10, [0x010f, 2, marks.maker.length + 1, 60]);
  entry(22, [0x0112, 3, 1, orientation]);
  entry(34, [0x8825, 4, 1, 80]);
  tiff.write(`${marks.maker}\0`, 60, 'latin1');
  tiff.writeUInt16LE(1, 80);
  entry(82, [0x0002, 2, marks.place.length + 1, 100]);
  tiff.write(`${marks.place}\0`, 100, 'latin1');
  return tiff;
}

const segment = (code: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(2 + content.length, 2);
  return Buffer.concat([head, content]);
};

/** Makes a photo with Exif, XMP, a comment, and a second image after its end, as telephones do. */
export function aPhoto(orientation = 6): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(orientation)])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${marks.place}</x>`, 'latin1')),
    segment(0xfe, Buffer.from(marks.maker, 'latin1')),
    jpeg.subarray(2),
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.from(`${marks.more} ${marks.place}`, 'latin1')),
    jpeg.subarray(2),
  ]);
}

export const bareImage = jpeg;

export function aPng(orientation = 6): Buffer {
  const afterHeader = 8 + 25;
  const text = Buffer.from(`Comment\0${marks.place}`, 'latin1');
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('eXIf', exif(orientation)),
    chunk('tEXt', text),
    png.subarray(afterHeader),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A HEIC as an iPhone saves it, 64 by 32 pixels: red at the left and blue at the right, to be turned a quarter to the
 * right, so that red comes on top. Its Exif bears the marks.
 */
export const aHeic: Buffer = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA8BtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAPkAAEAAAAAAAAAKwACAAEAAAAAAAAAAQAAAAAAAAAIAAMAAAAAAAAEDwABAAAAAAAAAJoAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAArRpcHJwAAACkGlwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAIAAAAdRjb2xycHJvZgAAAcgAAAAABDAAAG1udHJSR0IgWFlaIAfgAAEAAQAAAAAAAGFjc3AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAD21gABAAAAANMtAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACWRlc2MAAADwAAAAJHJYWVoAAAEUAAAAFGdYWVoAAAEoAAAAFGJYWVoAAAE8AAAAFHd0cHQAAAFQAAAAFHJUUkMAAAFkAAAAKGdUUkMAAAFkAAAAKGJUUkMAAAFkAAAAKGNwcnQAAAGMAAAAPG1sdWMAAAAAAAAAAQAAAAxlblVTAAAACAAAABwAcwBSAEcAQlhZWiAAAAAAAABvogAAOPUAAAOQWFlaIAAAAAAAAGKZAAC3hQAAGNpYWVogAAAAAAAAJKAAAA+EAAC2z1hZWiAAAAAAAAD21gABAAAAANMtcGFyYQAAAAAABAAAAAJmZgAA8qcAAA1ZAAAT0AAAClsAAAAAAAAAAG1sdWMAAAAAAAAAAQAAAAxlblVTAAAAIAAAABwARwBvAG8AZwBsAGUAIABJAG4AYwAuACAAMgAwADEANgAAABBwaXhpAAAAAAMICAgAAAAJaXJvdAMAAAAcaXBtYQAAAAAAAAACAAECgQIAAgQDhIWGAAAAKGlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOY2RzYwADAAEAAgAAAM1tZGF0AAAAJygBrwtg9eWDr//3n1377Yg7Htm+3fppmuPj6M4ziHbsff+3BFm/hAAAAABJSSoACAAAAAMADwECAAoAAAA8AAAAEgEDAAEAAAAGAAAAJYgEAAEAAABQAAAAAAAAAAAAAAAAAAAAAABGYWJyaWNhbnQAAAAAAAAAAAAAAAEAAgACABUAAABkAAAAAAAAAAAAR1BTLTQ4Ljg1ODROLTIuMjk0NUUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  'base64',
);
