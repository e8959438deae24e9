import type { EtatAide } from '@asso/domain/contenu/assistance.rules';
import { proprietaireAide } from '@asso/domain/contenu/assistance.rules';
import { type ColumnType, type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { DocumentRow } from '../document/document.sql.ts';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

type DemandeAideTable = Table<
  'demande_aide',
  {
    etat: ColumnType<EtatAide, EtatAide | undefined, EtatAide>;
    traitee_le: ColumnType<Date | null, never, Date | null>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    demande_aide: DemandeAideTable;
  }
}

export type DemandeAideRow = Row<'demande_aide'>;

/** Adds a request for help; returns undefined when it was already sent. */
export const insertDemandeAide = (
  trx: Tx,
  demande: Insertable<DemandeAideTable>,
): Promise<DemandeAideRow | undefined> =>
  trx
    .insertInto('demande_aide')
    .values(demande)
    .onConflict((conflict) => conflict.column('cle').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findDemandeAide = (db: Db, cle: string): Promise<DemandeAideRow> =>
  db.selectFrom('demande_aide').selectAll().where('cle', '=', cle).executeTakeFirstOrThrow();

export const isDemandeSent = async (db: Db, cle: string): Promise<boolean> =>
  (await db.selectFrom('demande_aide').select('id').where('cle', '=', cle).executeTakeFirst()) !== undefined;

/** Requests are listed with the latest first. */
export const demandeAideOrder: Order = {
  columns: [sql`cree_le`, sql`id`],
  direction: 'desc',
  key: z.tuple([z.iso.datetime(), z.uuid()]),
};

type Asked = { idUtilisateur: string | null; etat?: EtatAide; limit: number; cursor: Cursor | null };

/** Lists a page of the requests for help: those of one person, or of everybody when `idUtilisateur` is null. */
export async function listDemandesAide(
  db: Db,
  { idUtilisateur, etat, limit, cursor }: Asked,
): Promise<Page<DemandeAideRow> & { total: number }> {
  const { after, orderBy } = keysetClauses(demandeAideOrder, cursor);
  const found = db
    .selectFrom('demande_aide')
    .selectAll()
    .$if(idUtilisateur !== null, (query) => query.where('id_utilisateur', '=', idUtilisateur ?? ''))
    .$if(etat !== undefined, (query) => query.where('etat', '=', etat ?? 'ouverte'));
  const [rows, counted] = await Promise.all([
    found
      .where(after)
      .orderBy(orderBy)
      .limit(limit + 1)
      .execute(),
    db.selectFrom(found.as('seen')).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow(),
  ]);
  const keyOf = ({ cree_le, id }: DemandeAideRow) => [cree_le.toISOString(), id];
  return { ...keysetPage({ rows, limit, cursor, keyOf }), total: counted.n };
}

export const lockDemandeAide = (trx: Tx, id: string): Promise<DemandeAideRow | undefined> =>
  trx.selectFrom('demande_aide').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const saveEtatAide = (
  trx: Tx,
  { id, etat, at }: { id: string; etat: EtatAide; at: Date },
): Promise<DemandeAideRow> =>
  trx
    .updateTable('demande_aide')
    .set({ etat, traitee_le: etat === 'traitee' ? at : null, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Locks a file that this person deposited and that no question has yet. */
export const lockFichierPose = (
  tx: Tx,
  { id, depose_par }: { id: string; depose_par: string },
): Promise<DocumentRow | undefined> =>
  tx
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .where('proprietaire', '=', proprietaireAide)
    .where('depose_par', '=', depose_par)
    .where('provisoire', '=', true)
    .forUpdate()
    .executeTakeFirst();

export const giveToDemande = (tx: Tx, { id, demande }: { id: string; demande: string }): Promise<unknown> =>
  tx.updateTable('document').set({ id_proprietaire: demande }).where('id', '=', id).execute();

/** Gives the file of each of these requests that has one. */
export async function listFichiers(db: Db, ids: readonly string[]): Promise<Map<string, DocumentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('proprietaire', '=', proprietaireAide)
    .where('id_proprietaire', 'in', ids)
    .where('deleted', '=', false)
    .execute();
  return new Map(rows.map((row) => [row.id_proprietaire, row]));
}
