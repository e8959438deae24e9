// The rubrics of an association's file that have a page, in their order, and their addresses.
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { collections } from '@asso/domain/association/collections.rows';
import { ficheFields, type Rubrique, rubriques } from '@asso/domain/association/fiche.fields';

export type RubriquePage =
  | Rubrique
  | 'agrement'
  | 'etablissements'
  | 'representants'
  | 'moyens-humains'
  | 'ribs'
  | 'comptes-annuels'
  | 'budgets'
  | 'agrements'
  | 'affiliations'
  | 'adherents'
  | 'composition';

export const titreRubrique: Record<RubriquePage, string> = {
  identite: ficheFields.identite.label,
  coordonnees: ficheFields.coordonnees.label,
  activites: ficheFields.activites.label,
  specificites: ficheFields.specificites.label,
  agrement: ficheFields.agrement.label,
  representants: collections.representants_legaux.titre,
  ribs: collections.ribs.titre,
  etablissements: 'Établissements',
  'moyens-humains': collections.rhs.titre,
  'comptes-annuels': collections.comptes.titre,
  budgets: collections.budgets.titre,
  agrements: collections.agrements.titre,
  affiliations: collections.affiliations.titre,
  adherents: collections.adherents_personnes_morales.titre,
  composition: collections.compositions.titre,
};

/** Names of programmes keep their capitals. */
export const titreDansPhrase = (rubrique: RubriquePage): string =>
  rubrique === 'specificites' ? titreRubrique[rubrique] : titreRubrique[rubrique].toLowerCase();

export const isFicheRubrique = (name: string | undefined): name is Rubrique =>
  rubriques.some((one) => one === name);

type Named = Pick<UserAssociation, 'id_association' | 'id_correspondance' | 'id_siren' | 'id_rna'>;

/** The number that stands for the association in addresses. */
export const numeroInAddress = ({ id_correspondance, id_siren, id_rna, id_association }: Named): string =>
  id_correspondance ?? id_siren ?? id_rna ?? id_association;

export const rubriqueHref = (association: Named | string, rubrique?: RubriquePage): string => {
  const id = typeof association === 'string' ? association : numeroInAddress(association);
  return `/informations-administratives/${id}${rubrique ? `/${rubrique}` : ''}`;
};

/** The overview, at what a procedure finds missing. */
export const apercuHref = (id: string, pour: string): string =>
  `${rubriqueHref(id)}?${new URLSearchParams({ pour })}`;

/** Everything on one page, to be printed. */
export const ficheHref = (id: string): string => `${rubriqueHref(id)}/fiche`;

/** One of its places. */
export const etablissementHref = (id: string, siret: string): string =>
  `${rubriqueHref(id)}/etablissement-secondaire/${siret}`;

/** A row of a collection, or a new one. */
export const ligneHref = (id: string, rubrique: RubriquePage, ligne = 'nouvelle'): string =>
  `${rubriqueHref(id, rubrique)}?ligne=${ligne}`;

/** A new one that begins as this one was. */
export const copieHref = (id: string, rubrique: RubriquePage, depuis: string): string =>
  `${ligneHref(id, rubrique)}&depuis=${depuis}`;

/** The people who may act for it. */
export const accesHref = (id: string): string => `${rubriqueHref(id)}/personnes-et-acces`;

export const documentsHref = (id: string): string => `/associations/${id}/documents`;

/** The page that deposits, with what is already known of the file. */
export function depotHref(
  id: string,
  known: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const search = new URLSearchParams({ depot: '1' });
  for (const [name, value] of Object.entries(known)) if (value) search.set(name, value);
  return `${documentsHref(id)}?${search}`;
}
