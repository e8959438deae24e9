// Content that contradicts its extension is refused: a name proves nothing (decisions, Security readings › Uploads).
import type { Problem } from '../kernel/result.ts';
import { extensionOf } from './fichier.rules.ts';

/** What reading the first bytes says: a known signature, else whether they are text, and the text itself. */
export type Contenu = { mime: string | null; debut: string | null };

export type ContenuReconnu = { ok: true; mime: string } | { ok: false; problem: Problem };

/** The type the file is served under, or why it is refused. */
export function reconnaitContenu(nom: string, contenu: Contenu): ContenuReconnu {
  const ext = extensionOf(nom);
  const expected: readonly string[] | undefined = signatures[ext];
  if (contenu.mime !== null) {
    const isRight = expected
      ? expected.includes(contenu.mime)
      : !textes.has(ext) && !isDangerous(contenu.mime);
    return isRight ? { ok: true, mime: contenu.mime } : contradiction(ext);
  }
  if (expected) return contradiction(ext);
  if (contenu.debut !== null && looksLikeCode(contenu.debut)) return contradiction(ext);
  if (textes.has(ext)) {
    return contenu.debut === null ? contradiction(ext) : { ok: true, mime: textes.get(ext) ?? 'text/plain' };
  }
  return { ok: true, mime: 'application/octet-stream' };
}

const contradiction = (ext: string): ContenuReconnu => ({
  ok: false,
  problem: { code: 'document.contenu', params: { type: ext.toUpperCase() } },
});

const office = 'application/vnd.openxmlformats-officedocument';
const oasis = 'application/vnd.oasis.opendocument';
/** Word, Excel and PowerPoint of before 2007 share one container. */
const ancien = ['application/x-cfb'];
const photo = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Extension → the signatures its content may have. */
const signatures: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  jfif: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  heic: photo,
  heif: photo,
  docx: [`${office}.wordprocessingml.document`],
  xlsx: [`${office}.spreadsheetml.sheet`],
  pptx: [`${office}.presentationml.presentation`],
  odt: [`${oasis}.text`],
  ods: [`${oasis}.spreadsheet`],
  odp: [`${oasis}.presentation`],
  doc: [...ancien, 'application/rtf', 'text/rtf'],
  xls: ancien,
  ppt: ancien,
  msg: ancien,
  rtf: ['application/rtf', 'text/rtf'],
  zip: ['application/zip'],
  '7z': ['application/x-7z-compressed'],
  rar: ['application/x-rar-compressed', 'application/vnd.rar'],
  mp3: ['audio/mpeg'],
  mp4: ['video/mp4'],
  mov: ['video/quicktime'],
};

const textes: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['md', 'text/plain'],
]);

const dangerous =
  /x-msdownload|x-elf|x-mach-binary|java|x-shockwave-flash|wasm|x\.ms\.shortcut|svg|html|android|x-msi|x-deb|x-rpm|x-cfb|x-apple/;
const isDangerous = (mime: string): boolean => dangerous.test(mime);

/** A browser or an interpreter would run what begins so, whatever its name. */
const code = /<\s*(!doctype\s+html|html|head|body|script|iframe|svg|\?php|%@)|^#!|^MZ/i;
const looksLikeCode = (debut: string): boolean => code.test(debut);
