import { isUtf8 } from 'node:buffer';

/** The web and Windows read ISO-8859-1 as windows-1252, which adds quotes and œ where ISO-8859-1 has nothing. */
const latin1 = new TextDecoder('windows-1252');

/** Decodes one line by itself: a file is UTF-8 or, when it is older, ISO-8859-1, and may hold both. */
export const decodeLigne = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : latin1.decode(bytes);
