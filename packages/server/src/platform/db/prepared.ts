import type pg from 'pg';
import { registered } from '../registered.ts';

/** Each prepared statement costs every connection of the database some ten kilobytes. */
const mostPrepared = 300;
const mostSeen = 5_000;

/** `seen` holds the texts met once, without their values; `names` gives the prepared name of those met again. */
const seen = registered(new Set<string>());
const names = registered(new Map<string, string>());

/**
 * Prepares a query met a second time: each connection parses it once, and PostgreSQL keeps its plan when the plan
 * does not depend on the values. A query whose text begins with a name in a comment, such as « acteur », is prepared
 * under that name at once.
 */
export function prepareRepeated(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...given: unknown[]) => unknown;
  const query = (first: unknown, ...others: unknown[]) => {
    const name = typeof first === 'string' ? nameOf(first, others[0]) : undefined;
    return plain(name === undefined ? first : { name, text: first }, ...others);
  };
  Object.assign(client, { query });
}

function nameOf(text: string, values: unknown): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const given = /^\/\* (\w+) \*\//.exec(text)?.[1];
  if (given !== undefined) return given;
  if (!Array.isArray(values) || values.length === 0 || names.size >= mostPrepared) return undefined;
  if (seen.delete(text)) {
    const name = `repete_${names.size}`;
    names.set(text, name);
    return name;
  }
  if (seen.size >= mostSeen) seen.clear();
  seen.add(text);
  return undefined;
}
