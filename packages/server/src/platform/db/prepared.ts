import type pg from 'pg';
import { registered } from '../registered.ts';

/** More would weigh on each connection of the database: some ten kilobytes each. */
const mostPrepared = 300;
const mostSeen = 5_000;

/** Texts with their values apart, that came once; and the name of those that came again. */
const seen = registered(new Set<string>());
const names = registered(new Map<string, string>());

/**
 * A text that comes again is prepared: parsed once a connection, and planned once when its plan does not hang on its
 * values, which the database watches. What begins with its name, as the comment « acteur » before a select, keeps it.
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
