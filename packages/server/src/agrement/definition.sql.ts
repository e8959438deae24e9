// These queries read and write the agréments that services offer and their drafts.
import type { DefinitionSaisie } from '@asso/domain/agrement/definition.fields';
import type { Definition } from '@asso/domain/agrement/definition.rules';
import type { EtatDefinition } from '@asso/domain/agrement/definition.states';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, type Generated, sql } from 'kysely';
import { type Cherche, formesOrder, listFormes, type TablesOffre } from '../catalogue/offre.sql.ts';
import type { Db, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    agrement_definition: Table<
      'agrement_definition',
      { etat: Generated<EtatDefinition>; brouillon: ColumnType<DefinitionSaisie, string, string> }
    >;
    agrement_version: Table<'agrement_version', { contenu: ColumnType<Definition, string, never> }>;
  }
}

export const tablesAgrement: TablesOffre = {
  offre: 'agrement_definition',
  version: 'agrement_version',
  id_offre: 'id_definition',
  dossier: 'dossier_agrement',
  id_version: 'id_agrement_version',
};

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

export const definitionOrder = formesOrder(sql`d.libelle`, sql`d.id`);

type DefinitionsCherchees = Cherche & {
  types?: readonly string[] | undefined;
  etats?: readonly string[] | undefined;
  /** Keeps only the agréments that may be asked for at this instant; absent for all. */
  ouvertsLe?: Date | undefined;
};

export function listDefinitions(db: Db, { types, etats, ouvertsLe, ...cherche }: DefinitionsCherchees) {
  let found = selectDefinitions(db);
  if (types) found = found.where(sql<boolean>`d.type_agrement = any(${types}::text[])`);
  if (etats) found = found.where(sql<boolean>`d.etat = any(${etats}::text[])`);
  if (ouvertsLe) found = found.where(sql<boolean>`${ouvertsLe} between d.ouvre_le and d.ferme_le`);
  const recherche = sql`d.libelle || ' ' || d.code || ' ' || d.type_agrement || ' ' || r.nom`;
  const nomOf = ({ libelle }: DefinitionRow) => libelle;
  return listFormes(db, { formes: found, order: definitionOrder, nomOf, recherche }, cherche);
}

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
