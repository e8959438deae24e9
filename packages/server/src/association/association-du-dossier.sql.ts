// The queries here read what a dossier takes from its association: the fiche, the representatives, the bank accounts
// and the documents to choose from.
import type { Fiche } from '@asso/domain/association/fiche.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { servesFor } from '@asso/domain/document/choix-document.rules';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentRow } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { StatementPlace } from '../platform/db/statement.sql.ts';
import { findAssociation } from './association.sql.ts';
import type { RepresentantRow } from './collection/representant.sql.ts';
import type { RibRow } from './collection/rib.sql.ts';
import { type RowOfFiche, toFicheAlone } from './fiche/fiche-view.ts';

export type DossierAssociation = {
  /** The facts that decide how much of the association the reader may see. */
  connue: { code_departement: string | null; ferme_avant: Date | null };
  fiche: Fiche;
  representants: RepresentantRow[];
  ribs: RibRow[];
  documents: {
    id: string;
    type: string;
    nom: string;
    id_siret: string | null;
    annee_validite: number | null;
    etat: DocumentRow['etat'];
    etat_analyse: DocumentRow['etat_analyse'];
    expire_le: string | null;
    origine: DocumentRow['origine'];
    depose_par: string | null;
    date_chargement: Date;
  }[];
};

/** The parameters of the query below. */
export type AssociationAsked = {
  id_association: string;
  /** The accounts that fill the dossier: what earlier managers left stays closed to them, as everywhere else. */
  people: readonly string[];
  /** The people and bank accounts that the dossier has chosen already: they are read even when the rest is closed. */
  representants: readonly string[];
  ribs: readonly string[];
  /** The account of the person who reads and chooses among the rows; null when nobody chooses anything. */
  lecteur: string | null;
};

/** The result as it comes through JSON, where instants are texts. */
export type AssociationRead = {
  association: (RowOfFiche & { code_departement: string | null }) | null;
  /** What earlier managers left before this instant is closed to the reader; null when nothing is. */
  ferme_avant: string | null;
  /**
   * Tells whether one of the people who fill the dossier belongs to the head office; also true when none of them is a
   * member of the association.
   */
  has_siege: boolean;
  representants: Listed<RepresentantRow>[];
  ribs: Listed<RibRow>[];
  documents: (Omit<DossierAssociation['documents'][number], 'date_chargement'> & {
    date_chargement: string;
  })[];
};

/** `is_listed` is true of a row open to those who fill the dossier, false of one read only because it was chosen. */
type Listed<T> = Omit<T, 'created_at' | 'updated_at'> & {
  is_listed: boolean;
  created_at: string;
  updated_at: string;
};

/**
 * One expression in the query that reads a dossier: a statement for each of these lists cost more than the lists
 * themselves.
 */
export const selectAssociation = (
  place: StatementPlace<AssociationAsked>,
): RawBuilder<AssociationRead> => sql`(
  with ouvert as (
    select max(ferme_avant) as depuis, coalesce(bool_or(id_siret is null and not restreint), true) as has_siege
    from membre_association
    where id_association = ${place('id_association')} and etat = 'active'
      and id_utilisateur = any(${place('people')}::uuid[]))
  select json_build_object(
    'has_siege', has_siege,
    'ferme_avant', (select max(ferme_avant) from membre_association
      where id_utilisateur = ${place('lecteur')}::uuid and id_association = ${place('id_association')}
        and etat = 'active'),
    'association', (select row_to_json(a) from (
      select nom, id_rna, id_siren, id_siret_siege, id_correspondance, code_departement, registre, corps, agrement
      from association where id = ${place('id_association')}) a),
    'representants', ${listed('representant_legal', place('id_association'), place('representants'))},
    'ribs', ${listed('rib', place('id_association'), place('ribs'))},
    'documents', coalesce((select json_agg(d) from (
      select id, type, nom, id_siret, origine, etat, etat_analyse, expire_le, depose_par, annee_validite, date_chargement
      from document
      where proprietaire = 'association' and id_proprietaire = ${place('id_association')} and not deleted
        and etat = 'courant' and etat_analyse <> 'refuse'
        and (depuis is null or origine in ('RNA', 'Sirene') or date_chargement >= depuis)
      order by date_chargement desc limit 200) d), '[]'))
  from ouvert)`;

const orders = {
  representant_legal: sql`est_representant_legal desc, created_at, id`,
  rib: sql`id_siret, created_at, id`,
};

/**
 * Makes the JSON list of one table: rows open to those who fill the dossier come first, then those chosen before they
 * were closed; removed rows never come.
 */
const listed = (
  table: keyof typeof orders,
  association: RawBuilder<string>,
  chosen: RawBuilder<unknown>,
) => sql`
  coalesce((select json_agg(l order by is_listed desc, ${orders[table]}) from (
    select t.*, depuis is null or created_at >= depuis as is_listed from ${sql.table(table)} t
    where id_association = ${association} and not deleted
      and (depuis is null or created_at >= depuis or id = any(${chosen}::uuid[]))) l), '[]')`;

/** Turns the result of the query into what the dossier takes, without the rows of another secondary establishment. */
export function dossierAssociation(lue: AssociationRead, id_siret: string): DossierAssociation {
  const { association, has_siege, representants, ribs, documents } = lue;
  if (!association) throw new Error('a dossier without its association');
  const pour = { siret: id_siret, siege: association.id_siret_siege };
  const isOfSiret = (row: { id_siret: string | null }) => row.id_siret === null || row.id_siret === id_siret;
  return {
    connue: {
      code_departement: association.code_departement,
      ferme_avant: lue.ferme_avant === null ? null : new Date(lue.ferme_avant),
    },
    fiche: toFicheAlone(association),
    representants: representants.filter((one) => !one.is_listed || servesFor(one, pour)).map(withInstants),
    ribs: ribs.filter((one) => !one.is_listed || isOfSiret(one)).map(withInstants),
    documents: documents
      // A member who acts for one establishment only does not reach the association's other files through its
      // dossiers.
      .filter(has_siege ? (one) => servesFor(one, pour) : (one) => one.id_siret === id_siret)
      .map((one) => ({ ...one, date_chargement: new Date(one.date_chargement) })),
  };
}

function withInstants<T extends { is_listed: boolean; created_at: string; updated_at: string }>(row: T) {
  const { is_listed: _, created_at, updated_at, ...rest } = row;
  return { ...rest, created_at: new Date(created_at), updated_at: new Date(updated_at) };
}

export type Demandeur = {
  id_association: string;
  nom: string;
  commune: string | null;
  code_departement: string | null;
  fiche: Fiche;
};

/**
 * Gives the association of this open establishment when it is not dissolved and this person may apply for it: an active
 * member of the head office or of this establishment, or an agent of any service; undefined otherwise.
 */
export async function findDemandeur(
  db: Db,
  { actor, id_siret }: { actor: Actor; id_siret: string },
): Promise<Demandeur | undefined> {
  const found = await db
    .selectFrom('etablissement')
    .select('id_association')
    .where('siret', '=', id_siret)
    .where('actif', '=', true)
    .executeTakeFirst();
  if (!found || !mayApply(actor, { ...found, id_siret })) return undefined;
  const { id_association } = found;
  const association = await findAssociation(db, { kind: 'uuid', value: id_association });
  if (association?.etat !== 'active') return undefined;
  const { nom, commune, code_departement } = association;
  return { id_association, nom, commune, code_departement, fiche: toFicheAlone(association) };
}

/** Tells whether this person may apply for the association, through this establishment. */
const mayApply = (
  actor: Actor,
  { id_association, id_siret }: { id_association: string; id_siret: string },
): boolean =>
  actor.role.startsWith('rds.') ||
  actor.associations.some(
    (one) => one.id_association === id_association && (one.id_siret === null || one.id_siret === id_siret),
  );

/** Gives the establishment when it is closed and this person may apply for its association, which others are not told. */
export async function findSiretFerme(
  db: Db,
  { actor, id_siret }: { actor: Actor; id_siret: string },
): Promise<{ siret: string; ouvert: string | null } | undefined> {
  const ferme = await db
    .selectFrom('etablissement as e')
    .leftJoin('etablissement as s', (join) =>
      join
        .onRef('s.id_association', '=', 'e.id_association')
        .on('s.actif', '=', true)
        .on('s.est_siege', '=', true),
    )
    .select(['e.id_association', 's.siret as ouvert'])
    .where('e.siret', '=', id_siret)
    .where('e.actif', '=', false)
    .executeTakeFirst();
  return ferme && mayApply(actor, { ...ferme, id_siret })
    ? { siret: id_siret, ouvert: ferme.ouvert }
    : undefined;
}
