import type { Endpoint } from '@asso/contract/kernel/endpoint';

/** Throws when a reply does not match its row or holds more than it: both are bugs of the handler. */
export function replyChecker(row: Endpoint): (value: unknown) => void {
  const schema = row.reply;
  const place = `the reply of ${row.method} ${row.path}`;
  if (schema === 'fichier') {
    return () => {
      throw new Error(`${place} is a file, and none was answered`);
    };
  }
  return (value) => {
    const sent: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
    const parsed = schema.safeParse(sent);
    if (!parsed.success) throw new Error(`${place} is not of its schema: ${parsed.error.message}`);
    const extra = namesLeftOut(sent, parsed.data);
    if (extra.length > 0) throw new Error(`${place} says what its schema does not: ${extra.join(', ')}`);
  };
}

/** Lists the paths of the names that the schema removed. */
function namesLeftOut(sent: unknown, kept: unknown, path = ''): string[] {
  if (Array.isArray(sent)) {
    return sent.flatMap((one, index) =>
      namesLeftOut(one, Array.isArray(kept) ? kept[index] : undefined, `${path}${index}.`),
    );
  }
  if (!isRecord(sent) || !isRecord(kept)) return [];
  return Object.keys(sent).flatMap((name) =>
    Object.hasOwn(kept, name) ? namesLeftOut(sent[name], kept[name], `${path}${name}.`) : [`${path}${name}`],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
