import { isUtf8 } from 'node:buffer';

/** The web and Windows read ISO-8859-1 as windows-1252, which adds quotes and œ where ISO-8859-1 has nothing. */
const latin1 = new TextDecoder('windows-1252');

/** Files are UTF-8 or, the older ones, ISO-8859-1; since one may hold both, each line is decoded by itself. */
export const decodeLigne = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : latin1.decode(bytes);
