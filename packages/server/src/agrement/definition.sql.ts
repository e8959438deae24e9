// These queries read and write the agréments that services offer and their drafts.
import type { DefinitionSaisie } from '@asso/domain/agrement/definition.fields';
import type { Definition } from '@asso/domain/agrement/definition.rules';
import type { EtatDefinition } from '@asso/domain/agrement/definition.states';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, type Generated, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    agrement_definition: Table<
      'agrement_definition',
      { etat: Generated<EtatDefinition>; brouillon: ColumnType<DefinitionSaisie, string, string> }
    >;
    agrement_version: Table<'agrement_version', { contenu: ColumnType<Definition, string, never> }>;
  }
}

const selectDefinitions = (db: Db) =>
  db
    .selectFrom('agrement_definition as d')
    .innerJoin('service as r', 'r.id', 'd.id_service')
    .leftJoin('agrement_version as v', 'v.id', 'd.id_version')
    .leftJoin('utilisateur as u', 'u.id', 'd.modifie_par')
    .where('d.supprimee_le', 'is', null)
    .select(['d.id', 'd.code', 'd.type_agrement', 'd.id_service', 'd.libelle', 'd.niveau', 'd.etat'])
    .select(['d.campagne_exercice', 'd.id_version', 'd.ouvre_le', 'd.ferme_le', 'd.version'])
    .select(['d.brouillon', 'd.modifie_le', 'd.modifie_par', 'd.est_modifiee', 'v.numero'])
    .select(['r.nom as nom_service', 'r.code_territoire'])
    .select(sql<string | null>`u.prenom || ' ' || u.nom`.as('par'))
    .select(
      sql<boolean>`exists (
        select from dossier_agrement one join agrement_version any_v on any_v.id = one.id_agrement_version
        where any_v.id_definition = d.id
      )`.as('hasDossiers'),
    );

export type DefinitionRow = Awaited<
  ReturnType<ReturnType<typeof selectDefinitions>['executeTakeFirstOrThrow']>
>;

/** Finds an agrément by its id or its code. */
export const findDefinition = (db: Db, key: string): Promise<DefinitionRow | undefined> =>
  selectDefinitions(db)
    .where(isUuid(key) ? 'd.id' : 'd.code', '=', key)
    .executeTakeFirst();

export const definitionOrder: Order = {
  columns: [sql`d.libelle`, sql`d.id`],
  direction: 'asc',
  key: z.tuple([z.string(), z.uuid()]),
};

type DefinitionsAsked = {
  words: readonly string[];
  types?: readonly string[] | undefined;
  etats?: readonly string[] | undefined;
  territoires?: readonly string[] | undefined;
  /** Keeps only the agréments that may be asked for at this instant; absent for all. */
  ouvertsLe?: Date | undefined;
  limit: number;
  cursor: Cursor | null;
};

const most = 10_000;

export async function listDefinitions(
  db: Db,
  { words, types, etats, territoires, ouvertsLe, limit, cursor }: DefinitionsAsked,
): Promise<Page<DefinitionRow> & { total: number; totalExact: boolean }> {
  const { after, orderBy } = keysetClauses(definitionOrder, cursor);
  let found = selectDefinitions(db);
  if (types) found = found.where(sql<boolean>`d.type_agrement = any(${types}::text[])`);
  if (etats) found = found.where(sql<boolean>`d.etat = any(${etats}::text[])`);
  if (territoires) found = found.where(sql<boolean>`r.code_territoire = any(${territoires}::text[])`);
  if (ouvertsLe) found = found.where(sql<boolean>`${ouvertsLe} between d.ouvre_le and d.ferme_le`);
  for (const word of words) {
    const pattern = word.replaceAll(/[\\%_]/g, '\\$&');
    found = found.where(
      sql<boolean>`sans_accents(d.libelle || ' ' || d.code || ' ' || d.type_agrement || ' ' || r.nom) like '%' || sans_accents(${pattern}) || '%'`,
    );
  }
  const [rows, counted] = await Promise.all([
    found
      .where(after)
      .orderBy(orderBy)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(
        found
          .clearSelect()
          .select('d.id')
          .limit(most + 1)
          .as('seen'),
      )
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...keysetPage({ rows, limit, cursor, keyOf: (row: DefinitionRow) => [row.libelle, row.id] }),
    total: Math.min(counted.n, most),
    totalExact: counted.n <= most,
  };
}

/** Locks the agrément, so that two people who change or publish it do so one after the other. */
export const lockDefinition = (trx: Tx, id: string) =>
  trx.selectFrom('agrement_definition').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks the versions of an agrément, so that no dossier can begin on them meanwhile. */
export const lockVersionsAgrement = (trx: Tx, id_definition: string) =>
  trx
    .selectFrom('agrement_version')
    .select('id')
    .where('id_definition', '=', id_definition)
    .orderBy('id')
    .forUpdate()
    .execute();

type Tete = {
  code: string;
  type_agrement: string;
  id_service: string;
  libelle: string;
  niveau: string | null;
  campagne_exercice: number;
};
type Ecrit = { brouillon: DefinitionSaisie; at: Date; by: string | null; isPublished?: true };

/** Adds an agrément; returns undefined when the code is already taken. */
export async function insertDefinition(trx: Tx, tete: Tete, ecrit: Ecrit): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('agrement_definition')
    .values({ ...tete, ...written(ecrit) })
    .onConflict((oc) => oc.column('code').where('supprimee_le', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

const written = ({ brouillon, at, by, isPublished }: Ecrit) => ({
  brouillon: JSON.stringify(brouillon),
  modifie_le: at,
  modifie_par: by,
  est_modifiee: isPublished !== true,
});

type Change = Partial<Tete> & {
  etat?: EtatDefinition;
  id_version?: string;
  ouvre_le?: Date;
  ferme_le?: Date;
  supprimee_le?: Date;
};

/** Changes the agrément; returns false, and writes nothing, when its stored version is no longer this one. */
export async function updateDefinition(
  trx: Tx,
  { id, version, ...change }: Change & { id: string; version: number },
  ecrit?: Ecrit,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agrement_definition')
    .set({ ...change, ...(ecrit && written(ecrit)), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const isCodeAgrementPris = async (trx: Tx, code: string, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('agrement_definition')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', id)
    .where('supprimee_le', 'is', null)
    .executeTakeFirst()) !== undefined;
