import { Readable } from 'node:stream';

/** The files are UTF-8 or, the older ones, ISO-8859-1; one may hold both. Each piece that ends a line is tried as UTF-8 first. */
export const decodeRegistre = (bytes: AsyncIterable<Buffer>): Readable => Readable.from(pieces(bytes));

const lineFeed = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** What the web and Windows call ISO-8859-1: the same, with quotes and œ where it has nothing. */
const latin1 = new TextDecoder('windows-1252');

async function* pieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(lineFeed) + 1;
    if (end === 0) {
      rest = Buffer.concat([rest, chunk]);
      continue;
    }
    yield decode(Buffer.concat([rest, chunk.subarray(0, end)]));
    rest = chunk.subarray(end);
  }
  if (rest.length > 0) yield decode(rest);
}

function decode(lines: Buffer): string {
  return (
    tryUtf8(lines) ??
    eachLine(lines)
      .map((line) => tryUtf8(line) ?? latin1.decode(line))
      .join('')
  );
}

function tryUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function eachLine(lines: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let start = 0; start < lines.length; ) {
    const feed = lines.indexOf(lineFeed, start);
    const end = feed < 0 ? lines.length : feed + 1;
    found.push(lines.subarray(start, end));
    start = end;
  }
  return found;
}
