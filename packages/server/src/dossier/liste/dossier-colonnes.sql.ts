// The columns of a page of the list are computed here, in the statement that finds its rows: only what is asked for is
// read.
import { type ColonneListe, colonnesListe } from '@asso/contract/dossier/populate.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { HeadRow } from '../dossier.sql.ts';
import { headColumns, instructionColumns } from '../dossier-head.sql.ts';

/** What is read of each dossier besides its own row. */
export type Parts = {
  colonnes: readonly ColonneListe[];
  hasIntitule: boolean;
  hasCreateur: boolean;
  /**
   * True when the instructions, and the people whom the dossier is shared with, are read: rights are decided on them.
   */
  hasInstructions: boolean;
};
export const allParts: Parts = {
  colonnes: colonnesListe,
  hasIntitule: true,
  hasCreateur: true,
  hasInstructions: true,
};

/**
 * The fields that are not in the dossier's own row, with the part of `Parts` that each needs. A group such as
 * `description` needs the parts of all its fields.
 */
const besoins: Readonly<Record<string, Exclude<keyof Parts, 'colonnes'>>> = {
  'description.projet': 'hasIntitule',
  'description.id_etat': 'hasInstructions',
  'createdBy.nom': 'hasCreateur',
  instructions: 'hasInstructions',
  montant_demande: 'hasInstructions',
  montant_accorde: 'hasInstructions',
  montant_verse: 'hasInstructions',
  sharedWith: 'hasInstructions',
  isACompleter: 'hasInstructions',
  rights: 'hasInstructions',
};

/** Gives the parts that these fields need. */
export function chooseParts(fields: readonly string[]): Parts {
  const isAsked = (path: string) =>
    fields.some((one) => one === path || path.startsWith(`${one}.`) || one.startsWith(`${path}.`));
  const needs = (part: string) =>
    Object.entries(besoins).some(([path, need]) => need === part && isAsked(path));
  return {
    colonnes: colonnesListe.filter((one) => isAsked(`colonnes.${one}`)),
    hasIntitule: needs('hasIntitule'),
    hasCreateur: needs('hasCreateur'),
    hasInstructions: needs('hasInstructions'),
  };
}

const libelleType = sql`coalesce((select s.lib_type_dispositif from subvention s
  where s.id_type_dispositif = dossier.id_type_dispositif order by s.code limit 1), dossier.id_type_dispositif)`;

type Valeur = string | number | null;
export type DossierColonnes = Record<string, Valeur>;

/**
 * The columns read from fields of the dossier's own row, or without a value; the query selects none of them a second
 * time.
 */
const deLaTete: Partial<Record<ColonneListe, (row: HeadRow) => Valeur>> = {
  etats: () => null,
  exercices: ({ exercice }) => exercice,
  compte_rendu: () => null,
  tour: () => null,
  demande_min: () => null,
  a_lire: () => null,
  statuts: ({ statut }) => statut,
  etatsCRF: () => null,
  id_sous_type_dispositif: (row) => row.lib_sous_type_dispositif,
  genres: ({ genre }) => genre,
  id_service_instructeur: (row) => row.id_service_instructeur,
  demandeur: (row) => row.id_siret,
  createdBy: (row) => row.created_by,
  createdByType: (row) => row.created_by_type,
};

/** Gives the columns asked for: from the dossier's own row where it holds them, otherwise as the query found them. */
export function readColonnes(
  row: HeadRow,
  found: DossierColonnes,
  asked: Parts['colonnes'],
): DossierColonnes {
  const all: DossierColonnes = {};
  for (const one of asked) all[one] = deLaTete[one]?.(row) ?? found[one] ?? null;
  return all;
}

/** Each other column is an expression on `dossier`, its association, `bureau` and `place`, the instruction seen. */
const colonnes: Partial<Record<ColonneListe, RawBuilder<unknown>>> = {
  place: sql`page.id_service`,
  retard: sql`place.delai_jours`,
  affectes: sql`bureau.affectes`,
  etiquettes: sql`bureau.etiquettes`,
  departements: sql`association.code_departement`,
  id_type_dispositif: libelleType,
  // A subvention dossier has no type of agrément: its form is not opened to look for one.
  typeAgrements: sql`case when dossier.genre = 'agrement' then dossier.tete->'description'->>'id_type_agrement' end`,
  note: sql`bureau.note`,
  propose: sql`bureau.propose`,
};

/** The columns that a service keeps for itself. */
const reservees: Partial<Record<ColonneListe, RawBuilder<unknown>>> = {
  affectes: sql`(select string_agg(distinct u.prenom || ' ' || u.nom, ', ')
    from suivies join utilisateur u on u.id = suivies.affecte_a)`,
  etiquettes: sql`(select string_agg(distinct e.nom, ', ') from suivies
    join etiquette_posee p on p.id_dossier = suivies.id_dossier and p.id_service = suivies.id_service_instructeur
    join etiquette e on e.id = p.id_etiquette)`,
  note: sql`(select string_agg(distinct suivies.note::text, ', ') from suivies)`,
  propose: sql`(select sum(f.montant_propose) from suivies
    join projet p on p.id_dossier = suivies.id_dossier and p.supprime_le is null
    join financement f on f.id_projet = p.id and f.id_service_instructeur = suivies.id_service_instructeur)`,
};

/** Gives the same columns for the reader of one service, who sees one instruction of each dossier: the row `place`. */
const reserveesDUn: typeof reservees = {
  affectes: sql`(select u.prenom || ' ' || u.nom from utilisateur u where u.id = place.affecte_a)`,
  etiquettes: sql`(select string_agg(distinct e.nom, ', ') from etiquette_posee p
    join etiquette e on e.id = p.id_etiquette
    where p.id_dossier = place.id_dossier and p.id_service = place.id_service_instructeur)`,
  note: sql`place.note::text`,
  propose: sql`(select sum(f.montant_propose) from projet p
    join financement f on f.id_projet = p.id and f.id_service_instructeur = place.id_service_instructeur
    where p.id_dossier = place.id_dossier and p.supprime_le is null)`,
};

/**
 * Says whose reserved columns this reader sees: nobody's, those of the instruction found (`place`), or those of all the
 * instructions that meet this condition.
 */
export type Reserve = 'aucune' | 'place' | RawBuilder<unknown>;

/** Gives what a page of the list reads of each dossier of `page`, the places found. */
export function selectDossierHeads(parts: Parts, reserve: Reserve) {
  const own = reserve === 'place' ? reserveesDUn : reservees;
  const asked = parts.colonnes.filter((one) => reserve !== 'aucune' || !(one in reservees));
  const bureau = asked.flatMap((one) => (own[one] ? [sql`${own[one]} as ${sql.ref(one)}`] : []));
  const suivies =
    typeof reserve === 'string'
      ? sql``
      : sql`with suivies as (select * from instruction where id_dossier = page.id and ${reserve})`;
  const said = asked.flatMap((one) => (colonnes[one] ? [sql`${sql.lit(one)}, ${colonnes[one]}`] : []));
  const joins = [
    sql`join dossier on dossier.id = page.id join association on association.id = dossier.id_association`,
    // The page is found in an index alone, so that the rows it passes over are not read.
    ...(parts.hasInstructions || asked.includes('retard') || (bureau.length > 0 && reserve === 'place')
      ? [
          sql`join instruction place on place.id_dossier = page.id and place.id_service_instructeur = page.id_service`,
        ]
      : []),
    ...(parts.hasCreateur ? [sql`join utilisateur createur on createur.id = dossier.created_by`] : []),
    ...(parts.hasInstructions ? [sql`left join subvention on subvention.id = place.id_subvention`] : []),
    ...(bureau.length > 0 ? [sql`cross join lateral (${suivies} select ${sql.join(bureau)}) bureau`] : []),
  ];
  const values = [
    ...headColumns.map((one) => sql.ref(one)),
    sql`association.nom as nom_association`,
    sql`association.commune`,
    sql`${parts.hasCreateur ? sql`createur.prenom || ' ' || createur.nom` : sql`''`} as nom_createur`,
    sql`${parts.hasIntitule ? intitule : sql`null::text`} as intitule`,
    sql`${parts.hasInstructions ? sql`coalesce(subvention.active, true)` : sql`true`} as subvention_active`,
    sql`${parts.hasInstructions ? sql`demande_du_brouillon(page.id)::float8` : sql`null::float8`} as demande_brouillon`,
    sql`${parts.hasInstructions ? instructions : sql`'[]'::json`} as instructions`,
    sql`${parts.hasInstructions ? partages : sql`'{}'::uuid[]`} as shared_with`,
    sql`json_build_object(${said.length > 0 ? sql.join(said) : sql``}) as colonnes`,
  ];
  return { joins: sql.join(joins, sql` `), values: sql.join(values) };
}

const intitule = sql`intitule_dossier(page.id)`;

const partages = sql`array(select id_utilisateur from dossier_partage where id_dossier = page.id)`;

const instructions = sql`(select coalesce(json_agg(une), '[]') from (
  select ${sql.join(instructionColumns.map((one) => sql.ref(one)))},
    service.nom as nom_service, service.code as code_service, service.code_territoire
  from instruction join service on service.id = instruction.id_service_instructeur
  where instruction.id_dossier = page.id
  order by instruction.id_service_instructeur <> dossier.id_service_instructeur, service.code) une)`;

/**
 * In `revision`, these identifiers stand for what few people change and many rows show: services and subventions, then
 * labels and names.
 */
const communs = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000001'];

const revision = (objet: RawBuilder<unknown>) => sql`(select le from revision where objet = ${objet})`;

/**
 * Gives the mark of a row of `page`, which is another one as soon as anything that the row shows has changed.
 * PostgreSQL writes a row anew whenever any of its columns changes: the mark holds the place of the dossier's row and
 * of its association's, and the transaction that wrote them. Whatever changes the rows of the other tables says so in
 * `revision`, by triggers (migrations 0682 and 0750), under the dossier, the person who began it, or all of them.
 */
export const marqueSql: RawBuilder<unknown> = sql`(
  select hash_record_extended(row(page.id, page.id_service, dossier.xmin, dossier.ctid, association.xmin, association.ctid,
    ${revision(sql`page.id`)}, ${revision(sql`dossier.created_by`)},
    ${sql.join(communs.map((one) => revision(sql`${sql.lit(one)}::uuid`)))}), 0)
  from dossier join association on association.id = dossier.id_association where dossier.id = page.id)`;
