// The queries here are about when the registers were asked about an association, and which of their documents are here
// already.
import { sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

type Etat = 'en_cours' | 'lu' | 'inaccessible';
type RegistreDocumentsTable = Table<'registre_documents', { etat: Etat }>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    registre_documents: RegistreDocumentsTable;
  }
}

export type RegistreLecture = Pick<RegistreDocumentsTable, 'etat' | 'lu_le'>;

export const findLecture = (db: Db, id_association: string): Promise<RegistreLecture | undefined> =>
  db
    .selectFrom('registre_documents')
    .select(['etat', 'lu_le'])
    .where('id_association', '=', id_association)
    .executeTakeFirst();

type Wanted = { id_association: string; now: Date; fresh: Date; retry: Date };

/**
 * Returns true for the one caller who is to ask the registers: nothing was read since `fresh`, nor tried since `retry`.
 */
export async function takeLecture(tx: Tx, { id_association, now, fresh, retry }: Wanted): Promise<boolean> {
  const row = await tx
    .insertInto('registre_documents')
    .values({ id_association, demande_le: now, lu_le: null, etat: 'en_cours' })
    .onConflict((oc) =>
      oc
        .column('id_association')
        .doUpdateSet({ demande_le: now, etat: 'en_cours' })
        .where(sql<boolean>`coalesce(registre_documents.lu_le, '-infinity') < ${fresh}`)
        .where('registre_documents.demande_le', '<', retry),
    )
    .returning('id_association')
    .executeTakeFirst();
  return row !== undefined;
}

export const closeLecture = (db: Db, id_association: string, { etat, lu_le }: { etat: Etat; lu_le?: Date }) =>
  db
    .updateTable('registre_documents')
    .set({ etat, ...(lu_le ? { lu_le } : {}) })
    .where('id_association', '=', id_association)
    .execute();

/** Lists the references, with their origin, of the documents that are here already. */
export async function listRefs(db: Db, id_association: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('document')
    .select(['origine', 'ref_registre'])
    .where('proprietaire', '=', 'association')
    .where('id_proprietaire', '=', id_association)
    .where('ref_registre', 'is not', null)
    .execute();
  return new Set(rows.map(({ origine, ref_registre }) => `${origine} ${ref_registre}`));
}

/** Finds the current Sirene notice of this SIRET, which a newer one replaces. */
export const findNotice = (tx: Tx, id_association: string, id_siret: string) =>
  tx
    .selectFrom('document')
    .select('id')
    .where('proprietaire', '=', 'association')
    .where('id_proprietaire', '=', id_association)
    .where('origine', '=', 'Sirene')
    .where('id_siret', '=', id_siret)
    .where('etat', '=', 'courant')
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
