// What a dossier takes from its association: the file the asks look at, people, bank details and documents to choose from.

import type { Fiche } from '@asso/domain/association/fiche.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { type AssociationRow, findAssociation } from './association.sql.ts';
import { ficheOfRow } from './fiche-view.ts';
import { listRepresentants, type RepresentantRow, readRepresentants } from './representant.sql.ts';
import { listRibs, type RibRow, readRibs } from './rib.sql.ts';

export type AssociationDuDossier = {
  fiche: Fiche;
  representants: RepresentantRow[];
  ribs: RibRow[];
  documents: { id: string; type: string; nom: string; date_chargement: Date }[];
};

type Asked = {
  id: string;
  id_siret: string;
  /** Who fills the dossier: what earlier managers left stays closed to them as it is elsewhere. */
  people: readonly string[];
  /** Already chosen: read even if removed since. */
  chosen: { representants: readonly string[]; ribs: readonly string[] };
};

export async function findAssociationDuDossier(db: Db, asked: Asked): Promise<AssociationDuDossier> {
  const association = await findAssociation(db, { kind: 'uuid', value: asked.id });
  if (!association) throw new Error('a dossier without its association');
  const depuis = await closedBefore(db, asked);
  const perimetre = { sirets: null, depuis };
  const [representants, people, ribs, accounts, documents] = await Promise.all([
    listRepresentants(db, asked.id, perimetre),
    readRepresentants(db, asked.chosen.representants),
    listRibs(db, asked.id, perimetre),
    readRibs(db, asked.chosen.ribs),
    listDocuments(db, asked.id, depuis),
  ]);
  const isOfSiret = (rib: RibRow) => rib.id_siret === null || rib.id_siret === asked.id_siret;
  const isOurs = (row: { id_association: string; deleted: boolean }) =>
    row.id_association === asked.id && !row.deleted;
  return {
    fiche: ficheFrom(association),
    representants: distinct([...representants, ...people.filter(isOurs)]),
    ribs: distinct([...ribs.filter(isOfSiret), ...accounts.filter(isOurs)]),
    documents,
  };
}

function ficheFrom(association: AssociationRow): Fiche {
  const { identite, coordonnees, activites } = ficheOfRow(association);
  return { identite, coordonnees, activites };
}

const distinct = <T extends { id: string }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The latest of what is closed to those who fill it; null when everything is open to them. */
async function closedBefore(db: Db, { id, people }: Asked): Promise<Date | null> {
  const row = await db
    .selectFrom('membre_association')
    .select((eb) => eb.fn.max('ferme_avant').as('depuis'))
    .where('id_association', '=', id)
    .where('etat', '=', 'active')
    .where('id_utilisateur', '=', sql<string>`any(${[...people]}::uuid[])`)
    .executeTakeFirst();
  return row?.depuis ?? null;
}

const listDocuments = (db: Db, id: string, depuis: Date | null) =>
  db
    .selectFrom('document')
    .select(['id', 'type', 'nom', 'date_chargement'])
    .where('proprietaire', '=', 'association')
    .where('id_proprietaire', '=', id)
    .where('deleted', '=', false)
    .where('etat_analyse', '<>', 'refuse')
    .$if(depuis !== null, (query) => query.where('date_chargement', '>=', depuis as Date))
    .orderBy('date_chargement', 'desc')
    .limit(200)
    .execute();

export type Demandeur = {
  id_association: string;
  nom: string;
  commune: string | null;
  regime: string | null;
};

/**
 * The association of this establishment, if this person may apply for it: an active member of the head office or of
 * this very establishment, or a service, which may begin a dossier for anybody. Closed ones apply for nothing.
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
  if (!found) return undefined;
  const { id_association } = found;
  const isMember = actor.associations.some(
    (one) => one.id_association === id_association && (one.id_siret === null || one.id_siret === id_siret),
  );
  if (!isMember && !actor.role.startsWith('rds.')) return undefined;
  const association = await findAssociation(db, { kind: 'uuid', value: id_association });
  if (association?.etat !== 'active') return undefined;
  const { nom, commune } = association;
  return { id_association, nom, commune, regime: ficheFrom(association).identite.regime ?? null };
}
