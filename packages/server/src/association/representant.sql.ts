// The people who may act for an association; removed ones stay, marked.
import type { Representant } from '@asso/domain/association/representant.fields';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

export interface RepresentantTable {
  id: Generated<string>;
  id_association: string;
  id_siret: string | null;
  civilite: string | null;
  nom: string | null;
  prenom: string | null;
  fonction: string | null;
  courriel: string | null;
  telephone: string | null;
  est_representant_legal: boolean;
  valideur_cec: boolean;
  publication_internet: boolean;
  deleted: Generated<boolean>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../platform/db/database.ts' {
  interface Database {
    representant_legal: RepresentantTable;
  }
}

export type RepresentantRow = Selectable<RepresentantTable>;

/** Which rows of a collection a person sees: those of their establishments, those written since they came. */
export type Perimetre = { sirets: readonly string[] | null; depuis: Date | null };

export const listRepresentants = (
  db: Db,
  idAssociation: string,
  { sirets, depuis }: Perimetre,
): Promise<RepresentantRow[]> =>
  db
    .selectFrom('representant_legal')
    .selectAll()
    .where('id_association', '=', idAssociation)
    .where('deleted', '=', false)
    .$if(sirets !== null, (query) => query.where('id_siret', '=', sql<string>`any(${[...(sirets ?? [])]})`))
    .$if(depuis !== null, (query) => query.where('created_at', '>=', depuis as Date))
    .orderBy('est_representant_legal', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Removed ones too: a transmitted dossier still names them. */
export const readRepresentants = (db: Db, ids: readonly string[]): Promise<RepresentantRow[]> =>
  db
    .selectFrom('representant_legal')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

export const lockRepresentant = (tx: Tx, id: string): Promise<RepresentantRow | undefined> =>
  tx
    .selectFrom('representant_legal')
    .selectAll()
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();

const valuesOf = (value: Representant) => ({
  id_siret: value.id_siret || null,
  civilite: value.civilite ?? null,
  nom: value.nom ?? null,
  prenom: value.prenom ?? null,
  fonction: value.fonction ?? null,
  courriel: value.courriel ?? null,
  telephone: value.telephone ?? null,
  est_representant_legal: value.est_representant_legal ?? false,
  valideur_cec: value.valideur_cec ?? false,
  publication_internet: value.publication_internet ?? false,
});

/** `by` null: the demonstration. */
type Written = { by: string | null; at: Date };

export const insertRepresentant = (
  tx: Tx,
  { idAssociation, value }: { idAssociation: string; value: Representant },
  { by, at }: Written,
): Promise<RepresentantRow> =>
  tx
    .insertInto('representant_legal')
    .values({
      ...valuesOf(value),
      id_association: idAssociation,
      created_by: by,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateRepresentant = (
  tx: Tx,
  { id, value }: { id: string; value: Representant },
  { at }: Written,
): Promise<RepresentantRow> =>
  tx
    .updateTable('representant_legal')
    .set((eb) => ({ ...valuesOf(value), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function markRepresentantDeleted(tx: Tx, id: string, { at }: Written): Promise<void> {
  await tx
    .updateTable('representant_legal')
    .set((eb) => ({ deleted: true, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Whether this address is that of a person the association already named. */
export async function isRepresentantCourriel(db: Db, idAssociation: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('representant_legal')
    .select('id')
    .where('id_association', '=', idAssociation)
    .where('deleted', '=', false)
    .where(sql`lower(courriel)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}
