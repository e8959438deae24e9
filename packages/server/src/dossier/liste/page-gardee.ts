// Most of a page of the list is what it was when it was last asked for. Its rows are kept as they were written, each
// with a mark that changes as soon as the row shows something else; the statement that finds the page gives the marks
// of its rows, and reads only the rows whose mark is not kept. Nobody is sent rows kept for other rights.
import { hash } from 'node:crypto';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { byDatabase } from '../../platform/db/by-database.ts';
import type { Db } from '../../platform/db/database.ts';
import { Written } from '../../platform/http/compressed-reply.ts';
import { KeptTexts } from '../../platform/http/kept-texts.ts';
import type { ListedDossier, MarkedRow } from './dossier-list.sql.ts';

type Page = {
  texte: Written;
  /** The marks of the rows of the page, in their order, and where the text of each begins and ends. */
  marques: readonly string[];
  places: ReadonlyMap<string, readonly [number, number]>;
  /** The end of the reply, after the rows. */
  suite: string;
};

const pagesOf = byDatabase(() => new KeptTexts<Page>({ mostBytes: 8 * 1024 * 1024, bytesBeside: 5_000 }));

type Asked = {
  actor: Actor;
  /** The current year, since what the rows say depends on it. */
  year: number;
  query: {
    searchQuery?: string;
    populate?: readonly unknown[];
    select_notifications?: readonly unknown[];
  };
};

type Found = {
  rows: readonly MarkedRow[];
  /** The part of the reply that is not its rows. */
  beside: object;
  itemOf: (lu: ListedDossier) => DossierItem;
};

export type Regard = {
  /**
   * The marks of the rows kept: the mark of a row is another one as soon as the row shows something else. The statement
   * that finds the page does not read the rows of these marks again.
   */
  connues: readonly string[];
  /**
   * Writes the page found, from the rows kept and those just read; `items` holds all of them only when all were just
   * read.
   */
  write: (found: Found) => { items: readonly DossierItem[] | null; written: Written | Buffer };
};

/**
 * Looks for the kept page of this person and this query; undefined for a page that is never kept. Words are seldom
 * searched twice, and no mark covers what is added to each row.
 */
export function lookAtPage(db: Db, { actor, year, query }: Asked): Regard | undefined {
  if (query.searchQuery || query.populate || query.select_notifications) return undefined;
  const pages = pagesOf(db);
  const key = hash('sha256', JSON.stringify([readerOf(actor), year, query]), 'base64');
  const kept = pages.get(key);
  return {
    connues: kept?.marques ?? [],
    write: (found) => {
      const suite = `],${JSON.stringify(found.beside).slice(1)}`;
      if (kept && isSame(kept, { ...found, suite })) return { items: null, written: kept.texte };
      const { items, parts, ...page } = written(found, kept);
      const content = Buffer.concat([...parts, Buffer.from(suite)]);
      pages.keep(key, { ...page, suite, texte: new Written(content) });
      return { items: items.length === found.rows.length ? items : null, written: content };
    },
  };
}

/**
 * Names those who read the same rows as this person: the agents of a service with the same rights. Anybody else is
 * alone, since the dossiers they began or were given count.
 */
function readerOf(actor: Actor): unknown[] {
  const { id, role, roles, associations, partages = [], services, territoire, cle } = actor;
  const isOneOfMany = isServiceRole(role) && associations.length + partages.length === 0;
  return [isOneOfMany ? '' : id, role, roles, associations, partages, services, territoire, cle];
}

const isSame = (kept: Page, { rows, suite }: Pick<Found, 'rows'> & { suite: string }): boolean =>
  kept.suite === suite &&
  rows.length === kept.marques.length &&
  rows.every(({ marque, lu }, place) => lu === null && marque === kept.marques[place]);

const beginning = Buffer.from('{"items":[');
const comma = Buffer.from(',');

/** Writes the rows of the page in their order: those just read, and the kept text of the others. */
function written({ rows, itemOf }: Found, kept: Page | undefined) {
  const old = kept?.texte.plain();
  const parts: Buffer[] = [beginning];
  const items: DossierItem[] = [];
  const marques: string[] = [];
  const places = new Map<string, [number, number]>();
  let end = beginning.length;
  const add = (part: Buffer) => {
    parts.push(part);
    end += part.length;
  };
  for (const { marque, lu } of rows) {
    if (marques.length > 0) add(comma);
    const from = end;
    if (lu) {
      const item = itemOf(lu);
      items.push(item);
      add(Buffer.from(JSON.stringify(item)));
    } else add(old?.subarray(...(kept?.places.get(marque ?? '') ?? [0, 0])) ?? comma);
    marques.push(marque ?? '');
    places.set(marque ?? '', [from, end]);
  }
  return { parts, items, marques, places };
}
