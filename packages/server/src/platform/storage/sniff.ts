import { open } from 'node:fs/promises';
import { fileTypeFromFile, supportedExtensions } from 'file-type';

/**
 * The type of a file from its content; `agrees` is false when its name promises another type, and `extension` is then
 * the one that the content has, where it is sure.
 */
export type Sniffed = { type: string; agrees: boolean; extension?: string };

/**
 * Reads the first bytes, and the table of a ZIP, of which at most a megabyte is decompressed; the name alone proves
 * nothing.
 */
export async function sniffFile(path: string, extension: string): Promise<Sniffed> {
  const found = await fileTypeFromFile(path);
  if (found?.ext === 'cfb')
    return { type: oldOffice[extension] ?? found.mime, agrees: extension in oldOffice };
  if (found !== undefined) {
    const agrees = isSameKind(found.ext, extension);
    return { type: found.mime, agrees, ...(!agrees && { extension: found.ext }) };
  }
  const content = await textOrNot(path);
  // A name that promises a format with a signature is wrong when the content lacks that signature.
  const promisesSignature = (supportedExtensions as ReadonlySet<string>).has(extension);
  if (content === 'text') {
    return { type: textTypes[extension] ?? textTypes.txt, agrees: !promisesSignature };
  }
  const promisesText = extension in textTypes;
  return {
    type: 'application/octet-stream',
    agrees: content === 'binary' && !promisesSignature && !promisesText,
  };
}

/** The types of formats that share one container, so that only the extension tells them apart. */
const oldOffice: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  msg: 'application/vnd.ms-outlook',
};

/** Each group lists the extensions of one format. */
const families: readonly (readonly string[])[] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['tif', 'tiff'],
  ['mp4', 'm4v'],
  ['heic', 'heif'],
];

const isSameKind = (found: string, named: string): boolean =>
  found === named || families.some((family) => family.includes(found) && family.includes(named));

/** Text formats have no signature. */
const textTypes = {
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  ics: 'text/calendar; charset=utf-8',
} as Readonly<Record<string, string>> & { txt: string };

const sampleBytes = 65_536;

async function textOrNot(path: string): Promise<'text' | 'markup' | 'binary'> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const text = buffer.subarray(0, bytesRead).toString('latin1');
    if (isMarkup(text.slice(0, 1000))) return 'markup';
    return /[^\t\n\r\f\x20-\x7e\x80-\xff]/.test(text) ? 'binary' : 'text';
  } finally {
    await handle.close();
  }
}

/** Tells whether the text begins as a page or a program, which a browser or a server would run whatever its name. */
const isMarkup = (start: string): boolean =>
  /<(?:!doctype\s+html|html|head|body|script|svg|iframe|\?php)/i.test(start);
