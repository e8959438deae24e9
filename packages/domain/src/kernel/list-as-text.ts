// A list may come as one text that begins with ! and is joined by # (§7 Association PATCH).
import type { Row } from './fields.ts';

/** Reads a value of this row: only a list may be written as one string, since a plain text may begin with « ! ». */
export const readSentList = (row: Row, sent: unknown): unknown =>
  row.kind === 'list' || (row.kind === 'choice' && row.multiple === true) ? readList(sent) : sent;

/** Reads « !a#b » as the list a, b; « \# » and « \! » stand for the characters themselves. */
function readList(sent: unknown): unknown {
  if (typeof sent !== 'string' || !sent.startsWith('!')) return sent;
  if (sent === '!') return [];
  return sent
    .slice(1)
    .split(/(?<!\\)#/)
    .map((one) => one.replaceAll('\\#', '#').replaceAll('\\!', '!'));
}
