// The queries here are about the subventions as their administrators find and change them, the drafts of their
// campaigns and the versions that were taken back.
import type { Alentours } from '@asso/domain/catalogue/avertissements.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';
import { type Cherche, formesOrder, listFormes, type TablesOffre } from './offre.sql.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    campagne_brouillon: Table<
      'campagne_brouillon',
      { contenu: ColumnType<BrouillonCampagne, string, string> }
    >;
  }
}

export const tablesCampagne: TablesOffre = {
  offre: 'subvention',
  version: 'campagne_version',
  id_offre: 'id_subvention',
  dossier: 'dossier_subvention',
  id_version: 'id_campagne_version',
};

/** Gives the first opening or the last closing of the types of a version, as its edition says them now. */
const dateOfTypes = <N extends 'date_debut' | 'date_fin'>(order: 'asc' | 'desc', name: N) =>
  sql<string | null>`(select p ->> ${sql.lit(name)}
    from campagne_edition e, jsonb_array_elements(e.periodes) p
    where e.id_subvention = published.id_subvention and e.campagne_exercice = published.campagne_exercice
      and p ->> 'code' in (select one ->> 'code' from json_array_elements(contenu -> 'sous_dispositifs') one)
    order by (p ->> ${sql.lit(name)})::timestamptz ${sql.raw(order)} limit 1)`.as(name);

/** The dossiers of each subvention are counted up to this number: counting more would make the page wait. */
const dossiersComptes = 1000;

const selectSubventions = (db: Db) =>
  db
    .selectFrom('subvention as s')
    .leftJoin('service as r', 'r.id', 's.id_service_referent')
    .leftJoin('campagne_brouillon as b', 'b.id_subvention', 's.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('campagne_version as published')
          .select(['id as id_version', 'campagne_exercice', 'numero', 'publiee_le'])
          .select(
            sql<string>`(select e.fuseau from campagne_edition e where e.id_subvention = published.id_subvention
              and e.campagne_exercice = published.campagne_exercice)`.as('fuseau'),
          )
          .select(dateOfTypes('asc', 'date_debut'))
          .select(dateOfTypes('desc', 'date_fin'))
          .whereRef('id_subvention', '=', 's.id')
          .orderBy('campagne_exercice', 'desc')
          .orderBy('numero', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .where('s.supprimee_le', 'is', null)
    .select(['s.id', 's.code', 's.active', 's.id_type_dispositif', 's.lib_type_dispositif', 's.version'])
    .select(['v.id_version', 'v.numero', 'v.publiee_le', 'v.fuseau', 'v.date_debut', 'v.date_fin'])
    .select(
      // Before the first publication, the exercise given when the subvention was created is used.
      sql<number | null>`coalesce(v.campagne_exercice, case jsonb_typeof(b.contenu->'campagne_exercice')
        when 'number' then (b.contenu->>'campagne_exercice')::int end)`.as('campagne_exercice'),
    )
    .select(['r.id as id_service', 'r.nom as nom_service', 'r.code_territoire', 'b.modifie_le'])
    .select(sql<string>`coalesce(s.titre, s.lib_type_dispositif)`.as('titre'))
    .select(sql<boolean>`coalesce(b.modifie_le > v.publiee_le, b.modifie_le is not null)`.as('isModifiee'))
    .select(
      sql<number>`(select count(*)::int from (
        select from dossier_subvention d join campagne_version any_v on any_v.id = d.id_campagne_version
        where any_v.id_subvention = s.id limit ${dossiersComptes}
      ) begun)`.as('dossiers'),
    )
    .select(
      sql<boolean>`exists (select from dossier_subvention d where d.id_campagne_version = v.id_version)`.as(
        'isCommencee',
      ),
    );

export type SubventionRow = Awaited<
  ReturnType<ReturnType<typeof selectSubventions>['executeTakeFirstOrThrow']>
>;

/** Finds a subvention by its id or its code. */
export const findSubvention = (db: Db, key: string): Promise<SubventionRow | undefined> =>
  selectSubventions(db)
    .where(isUuid(key) ? 's.id' : 's.code', '=', key)
    .executeTakeFirst();

export const subventionOrder = formesOrder(sql`coalesce(s.titre, s.lib_type_dispositif)`, sql`s.id`);

export const listSubventionsAdministrees = (db: Db, cherche: Cherche) =>
  listFormes(
    db,
    {
      formes: selectSubventions(db),
      order: subventionOrder,
      nomOf: ({ titre }) => titre,
      recherche: sql`s.recherche || ' ' || coalesce(s.titre, '')`,
    },
    cherche,
  );

/** Reads what is written of the next version; undefined when nobody wrote since the campaign was published. */
export const findBrouillon = (db: Db, id_subvention: string) =>
  db
    .selectFrom('campagne_brouillon as b')
    .innerJoin('utilisateur as u', 'u.id', 'b.modifie_par')
    .select(['b.contenu as valeur', 'b.version', 'b.modifie_le', 'b.modifie_par'])
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('b.id_subvention', '=', id_subvention)
    .executeTakeFirst();

type Ecrit = { row: { id: string }; valeur: BrouillonCampagne; version: number; actor: Actor; at: Date };

/** Writes the draft after the version that was read; a new one is after none. */
export async function writeBrouillon(trx: Tx, { row, valeur, version, actor, at }: Ecrit): Promise<void> {
  const values = {
    contenu: JSON.stringify(valeur),
    version: version + 1,
    modifie_le: at,
    modifie_par: actor.id,
  };
  await trx
    .insertInto('campagne_brouillon')
    .values({ id_subvention: row.id, ...values })
    .onConflict((oc) => oc.column('id_subvention').doUpdateSet(values))
    .execute();
}

type Nouvelle = {
  code: string;
  titre: string;
  dispositif: { code: string; label: string };
  id_service: string;
};

/** Adds a subvention; returns undefined when the code is taken. */
export async function insertSubventionAdministree(trx: Tx, nouvelle: Nouvelle): Promise<string | undefined> {
  const { code, titre, dispositif } = nouvelle;
  const inserted = await trx
    .insertInto('subvention')
    .values({
      code,
      titre,
      id_type_dispositif: dispositif.code,
      lib_type_dispositif: dispositif.label,
      id_service_referent: nouvelle.id_service,
      recherche: rechercheOf(code, dispositif.label, titre),
    })
    .onConflict((oc) => oc.column('code').where('supprimee_le', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

const rechercheOf = (...mots: string[]) => sql<string>`sans_accents(${mots.join(' ')})`;

type Tete = {
  id: string;
  version: number;
  active: boolean;
  code: string;
  dispositif: Nouvelle['dispositif'];
};

/** Changes a subvention; returns false when it has another version, or when the code is taken. */
export async function updateSubventionAdministree(
  trx: Tx,
  { id, version, dispositif, ...tete }: Tete,
): Promise<boolean> {
  const updated = await trx
    .updateTable('subvention')
    .set({
      active: tete.active,
      code: tete.code,
      id_type_dispositif: dispositif.code,
      lib_type_dispositif: dispositif.label,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Gives a subvention the title of its draft and, unless null, this responsible service. */
export const followBrouillon = (trx: Tx, id: string, row: { titre: string; id_service: string | null }) =>
  trx
    .updateTable('subvention')
    .set({ titre: row.titre, ...(row.id_service && { id_service_referent: row.id_service }) })
    .where('id', '=', id)
    .execute();

/** Sets the words by which a published subvention is found. */
export const noteRecherche = (trx: Tx, id: string, mots: readonly string[]) =>
  trx
    .updateTable('subvention')
    .set({ recherche: rechercheOf(...mots) })
    .where('id', '=', id)
    .execute();

/**
 * Counts the subventions for which a service is responsible: it cannot be removed before they are given to another.
 */
export const countOfReferent = async (db: Db, idService: string): Promise<number> =>
  (
    await db
      .selectFrom('subvention')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('id_service_referent', '=', idService)
      .where('supprimee_le', 'is', null)
      .executeTakeFirstOrThrow()
  ).n;

/** Moves a version to the table of those taken back; the database refuses when a dossier was begun on it. */
export async function takeVersionBack(trx: Tx, { id, code, at }: { id: string; code: string; at: Date }) {
  await sql`
    insert into campagne_version_reprise
      (id, id_subvention, code, campagne_exercice, numero, contenu, publiee_le, reprise_le)
    select id, id_subvention, ${code}, campagne_exercice, numero, contenu, publiee_le, ${at}
    from campagne_version where id = ${id}`.execute(trx);
  await trx.deleteFrom('campagne_version').where('id', '=', id).execute();
}

/** Lists the last hundred versions taken back, the latest first. */
export const listReprises = (db: Db, id_subvention: string) =>
  db
    .selectFrom('campagne_version_reprise')
    .select(['numero', 'campagne_exercice', 'publiee_le', 'reprise_le'])
    .where('id_subvention', '=', id_subvention)
    .orderBy('reprise_le', 'desc')
    .limit(100)
    .execute();

type Autour = { id_subvention: string; campagne_exercice: number | null; services: readonly string[] };

/**
 * Counts the letters and the members of the services that decide on a campaign, and the envelopes of the campaign. A
 * letter counts once it is published, as long as it is not archived.
 */
export async function countAlentours(
  db: Db,
  { id_subvention, campagne_exercice, services }: Autour,
): Promise<Alentours> {
  const { rows } = await sql<Alentours>`
    select
      (select count(distinct m.id)::int from modele_courrier m
        join modele_courrier_version v on v.id_modele = m.id
        where m.id_service = any(${services}::uuid[]) and m.archive_le is null) as lettres,
      (select count(*)::int from enveloppe e
        where e.id_subvention = ${id_subvention} and e.campagne_exercice = ${campagne_exercice}) as enveloppes,
      (select count(distinct id_utilisateur)::int from membre_service
        where id_service = any(${services}::uuid[])) as agents,
      (select coalesce(json_object_agg(id, type), '{}') from service
        where id = any(${services}::uuid[])) as types,
      (select coalesce(json_object_agg(id, code_territoire), '{}') from service
        where id = any(${services}::uuid[])) as territoires`.execute(db);
  return rows[0] ?? { lettres: 0, enveloppes: 0, agents: 0, types: {}, territoires: {} };
}
