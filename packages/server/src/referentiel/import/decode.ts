import { isUtf8 } from 'node:buffer';

/** What the web and Windows call ISO-8859-1: the same, with quotes and œ where it has nothing. */
const latin1 = new TextDecoder('windows-1252');

/** The files are UTF-8 or, the older ones, ISO-8859-1; as one may hold both, each line is told apart. */
export const decodeLigne = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : latin1.decode(bytes);
