// The queries here find an association by any of its numbers, lock it and save it.
import type { Agrement } from '@asso/domain/association/fiche.fields';
import type { Corps, Registre } from '@asso/domain/association/fiche.rules';
import { rubriques } from '@asso/domain/association/rubriques.rows';
import type { Reference } from '@asso/domain/identifiants/reconnaissance';
import { type ColumnType, type Generated, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';

/** A column written as JSON text and read as its value. */
type Json<T> = ColumnType<T, string | undefined, string>;

export type AssociationTable = Table<
  'association',
  {
    etat: Generated<'active' | 'dissoute'>;
    registre: Json<Registre>;
    corps: Json<Corps>;
    agrement: Json<Agrement>;
    corps_anterieur: ColumnType<Corps | null, string | null | undefined, string | null>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    association: AssociationTable;
  }
}

export type AssociationRow = Selectable<
  Omit<AssociationTable, 'cle' | 'created_at' | 'id_ex' | 'fusionnee_dans' | 'numeros_corriges'>
>;

const columns = [
  'id',
  'id_correspondance',
  'id_rna',
  'id_siren',
  'id_siret_siege',
  'nom',
  'sigle',
  'etat',
  'date_dissolution',
  'commune',
  'code_postal',
  'code_departement',
  'registre',
  'corps',
  'agrement',
  'corps_anterieur',
  'version',
  'updated_at',
] as const;

/**
 * Finds an association by any identifier; a SIRET may be that of any of its establishments. A file that was merged into
 * another leads to that one.
 */
export async function findAssociation(db: Db, reference: Reference): Promise<AssociationRow | undefined> {
  return db
    .selectFrom('association')
    .select(columns)
    .where('id', '=', sql<string>`(${selectIds(reference)})`)
    .executeTakeFirst();
}

/** Makes the query that finds the id of an association by one of its numbers; another kind of number finds none. */
export function selectIds({ kind, value }: Reference): RawBuilder<{ id: string }> {
  switch (kind) {
    case 'uuid':
      return sql`select coalesce(fusionnee_dans, id) from association where id = ${value}`;
    case 'siren':
      return sql`select id from (${idOfSiren(value)}) as s (id) where id is not null`;
    case 'rna':
      return sql`select id from (${idOfRna(value)}) as r (id) where id is not null`;
    case 'id_correspondance':
      return sql`select coalesce(fusionnee_dans, id) from association where id_correspondance = ${value}`;
    case 'siret':
      return sql`select id from (${idOfSiret(value)}) as s (id) where id is not null`;
    case 'local':
      return sql`select id_association as id from etablissement
        where siret between ${`${value}000`} and ${`${value}999`} order by est_siege desc, siret limit 1`;
    case 'id_fo':
      return sql`select null::uuid where false`;
  }
}

/** Finds the association of an RNA number, first by the one it bears, then by those of the files merged into it. */
const idOfRna = (rna: string) => sql`
  select coalesce(
    (select id from association where id_rna = ${rna}),
    (select id_association from rna_anterieur where numero = ${rna}))`;

/**
 * Finds the association of a SIREN, first by the one it bears, then by those it had in Sirene; nine digits may also be a
 * local number, typed without saying which.
 */
const idOfSiren = (siren: string) => sql`
  select coalesce(
    (select id from association where id_siren = ${siren}),
    (select id_association from siren_anterieur where siren = ${siren}),
    (select id_association from etablissement where siret in (${`NC0${siren}`}, ${`PF${siren}`}) order by siret limit 1))`;

/**
 * Finds the association of a SIRET, first by the establishments of Sirene, then by the seat that an association known
 * only to the RNA declares and that Sirene lacks.
 */
const idOfSiret = (siret: string) => sql`
  select coalesce(
    (select id_association from etablissement where siret = ${siret}),
    (select id from association where id_siret_siege = ${siret} order by etat, id limit 1))`;

type Saisie = {
  nom: string;
  id_rna: string | null;
  id_siren: string | null;
  commune: string;
  code_postal: string;
  code_departement: string | null;
  corps: Corps;
};

/**
 * Creates an association that a person typed; returns undefined when another association already has one of these
 * numbers, which stay unique because imports find an association by them.
 */
export const insertAssociationSaisie = (tx: Tx, { corps, ...saisie }: Saisie) =>
  tx
    .insertInto('association')
    .values({ ...saisie, corps: JSON.stringify(corps) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const lockAssociation = (tx: Tx, id: string): Promise<AssociationRow | undefined> =>
  tx.selectFrom('association').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Saves what the association typed; returns the new version. */
export async function saveCorps(tx: Tx, id: string, saved: { corps: Corps; at: Date }): Promise<number> {
  const row = await tx
    .updateTable('association')
    .set((eb) => ({
      corps: JSON.stringify(saved.corps),
      version: eb('version', '+', 1),
      updated_at: saved.at,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Puts aside what earlier managers typed: the person who comes in does not see it yet. */
export async function closeCorps(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('association')
    .set({
      corps_anterieur: sql`coalesce(corps_anterieur, '{}') || corps`,
      corps: '{}',
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Brings back what closeCorps put aside from earlier managers; what was typed since takes precedence. */
export async function reopenCorps(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('association')
    .set({
      corps: sql<string>`jsonb_build_object(${sql.join(
        rubriques.map(
          (name) =>
            sql`${sql.lit(name)}, coalesce(corps_anterieur -> ${sql.lit(name)}, '{}') || coalesce(corps -> ${sql.lit(name)}, '{}')`,
        ),
      )})`,
      corps_anterieur: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('corps_anterieur', 'is not', null)
    .execute();
}
