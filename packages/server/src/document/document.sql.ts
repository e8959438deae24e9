// The queries here are about documents: a row is written once its bytes are safe, and marked when the document is
// removed.
import type { EtatAnalyse, Origine } from '@asso/domain/document/document.rules';
import { documentExpiry } from '@asso/domain/document/validite.rules';
import { type Generated, type Insertable, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

export type DocumentTable = Table<
  'document',
  {
    etat_analyse: EtatAnalyse;
    origine: Generated<Origine>;
    etat: Generated<'courant' | 'remplace'>;
    /** The last day on which the document is valid, as « YYYY-MM-DD ». */
    expire_le: Generated<string | null>;
    /** The document's number in the register where it is recorded. */
    ref_registre: Generated<string | null>;
    /** The id of the version that the document replaced. */
    remplace: Generated<string | null>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    document: DocumentTable;
  }
}

export type DocumentRow = Row<'document'>;
export type NewDocument = Omit<
  Insertable<DocumentTable>,
  'id' | 'version' | 'updated_at' | 'expire_le' | 'date_chargement'
> & { date_chargement: Date; annee_validite: number | null };

export const insertDocument = (tx: Tx, document: NewDocument): Promise<DocumentRow> =>
  tx
    .insertInto('document')
    .values({ ...document, expire_le: documentExpiry(document), updated_at: document.date_chargement })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Locks the row until the end of the transaction, so that others who remove or replace the document come after. */
export const lockDocument = (tx: Tx, id: string): Promise<DocumentRow | undefined> =>
  tx.selectFrom('document').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Finds a document, even removed: a transmitted dossier still shows what was joined to it. */
export const findDocument = (db: Db, id: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();

type Owned = { proprietaire: string; id_proprietaire: string; type?: string };

export const listOwnedDocuments = (
  db: Db,
  { proprietaire, id_proprietaire, type }: Owned,
): Promise<DocumentRow[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('proprietaire', '=', proprietaire)
    .where('id_proprietaire', '=', id_proprietaire)
    .where('deleted', '=', false)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .orderBy('date_chargement', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();

/** Returns false when the document was already removed. */
export async function markDocumentDeleted(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('document')
    .set((eb) => ({ deleted: true, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .where('deleted', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives its place in the vault to a paper that was only read until now; returns false when it has one already. */
export async function keepProvisoire(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('document')
    .set((eb) => ({ provisoire: false, deleted: false, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .where('provisoire', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Erases the row of a paper that was read and not kept; gives the hash of its bytes, undefined when it was kept. */
export async function eraseProvisoire(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('document')
    .where('id', '=', id)
    .where('provisoire', '=', true)
    .returning('sha256')
    .executeTakeFirst();
  return row?.sha256;
}

/** Lists the papers read before this date that nobody kept or gave up, at most 500. */
export async function listProvisoires(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('id')
    .where('provisoire', '=', true)
    .where('date_chargement', '<', before)
    .orderBy('date_chargement')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Mends the facts declared about a document; the day on which it expires follows its year. */
export const mendDocument = (
  tx: Tx,
  row: DocumentRow,
  { at, ...facts }: Pick<DocumentRow, 'annee_validite' | 'commentaire'> & { at: Date },
): Promise<DocumentRow> =>
  tx
    .updateTable('document')
    .set((eb) => ({
      ...facts,
      expire_le: documentExpiry({ ...row, ...facts }),
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks a version as replaced, or as current again when its replacement cannot be used. */
export const markEtat = (
  tx: Tx,
  id: string,
  { etat, at }: { etat: DocumentRow['etat']; at: Date },
): Promise<unknown> =>
  tx
    .updateTable('document')
    .set((eb) => ({ etat, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();

/** Says which account a bank paper (a RIB) shows, once a person has confirmed it. */
export const tagRib = (
  tx: Tx,
  id: string,
  { iban, id_siret, at }: { iban: string | null; id_siret: string | null; at: Date },
): Promise<unknown> =>
  tx
    .updateTable('document')
    .set((eb) => ({ iban, id_siret, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();

/** Records the verdict of the antivirus; returns undefined when another try has already recorded one. */
export const markAnalysed = (
  tx: Tx,
  id: string,
  { etat_analyse, at }: { etat_analyse: 'sur' | 'refuse'; at: Date },
): Promise<DocumentRow | undefined> =>
  tx
    .updateTable('document')
    .set((eb) => ({ etat_analyse, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .where('etat_analyse', 'in', ['en_cours', 'non_analyse'])
    .returningAll()
    .executeTakeFirst();

/**
 * Lists the oldest documents, at most 500, that were deposited before a date, are still not analysed (some came
 * without a scanner) and are not among `queued`.
 */
export async function listToAnalyse(db: Db, before: Date, queued: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('id')
    .where('etat_analyse', 'in', ['en_cours', 'non_analyse'])
    .where('date_chargement', '<', before)
    .where(sql<boolean>`id <> all(${[...queued]}::uuid[])`)
    .orderBy('date_chargement')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks these bytes, for a deposit or for the sweep, so that a row is never written for bytes that are being deleted.
 */
export async function lockBytes(tx: Tx, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 7))`.execute(tx);
}

/** Gives the hashes, among these, that a row names. */
export async function namedBytes(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('sha256')
    .distinct()
    .where('sha256', '=', sql<string>`any(${[...hashes]})`)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}
