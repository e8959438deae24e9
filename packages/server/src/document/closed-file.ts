// A paper that nobody opens without its password is told at its deposit, while its owner can still do something (ADR 0561).
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { asksPassword } from '../platform/lecture/lecture.ts';

/** Tells whether a PDF, an Office or an OpenDocument file is closed by a password; `mime` is what its bytes are. */
export async function isClosed(path: string, mime: string, pour: string): Promise<boolean> {
  if (mime.startsWith('image/') || mime.startsWith('text/')) return false;
  const bytes = await readFile(path);
  // A PDF that names no encryption is opened by no password, and costs no reading.
  if (mime === 'application/pdf') return bytes.includes('/Encrypt') && (await asksPassword(bytes, pour));
  if (mime.startsWith('application/vnd.oasis.opendocument'))
    return manifestOf(bytes).includes('encryption-data');
  return bytes.subarray(0, cfb.length).equals(cfb) && bytes.includes(encryptedPackage);
}

/** Office puts the whole document, encrypted, in one stream of its old container. */
const cfb = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

const manifest = 'META-INF/manifest.xml';
const manifestMaxBytes = 1_000_000;

function manifestOf(bytes: Buffer): string {
  try {
    const isManifest = ({ name, originalSize }: { name: string; originalSize: number }) =>
      name === manifest && originalSize <= manifestMaxBytes;
    const found = unzipSync(bytes, { filter: isManifest })[manifest];
    return found ? strFromU8(found) : '';
  } catch {
    // A damaged archive is no closed one.
    return '';
  }
}
