// The addresses of an association's file, apart so that a link to it does not load the code of its fields.
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import type { RubriquePage } from './rubriques.ts';

/** The rubrique that shows each collection. */
export const collectionRubrique = {
  representants_legaux: 'representants',
  rhs: 'moyens-humains',
  ribs: 'ribs',
  comptes: 'comptes-annuels',
  budgets: 'budgets',
  agrements: 'agrements',
  affiliations: 'affiliations',
  adherents_personnes_morales: 'adherents',
  compositions: 'composition',
} as const satisfies Record<CollectionType, RubriquePage>;

type Named = Pick<UserAssociation, 'id_association' | 'id_correspondance' | 'id_siren' | 'id_rna'>;

/** Returns the number of the association used in addresses. */
export const numeroInAddress = ({ id_correspondance, id_siren, id_rna, id_association }: Named): string =>
  id_correspondance ?? id_siren ?? id_rna ?? id_association;

export const rubriqueHref = (association: Named | string, rubrique?: RubriquePage): string => {
  const id = typeof association === 'string' ? association : numeroInAddress(association);
  return `/informations-administratives/${id}${rubrique ? `/${rubrique}` : ''}`;
};

/** Returns the address of the overview, opened on what this démarche lacks. */
export const apercuHref = (id: string, pour: string): string =>
  `${rubriqueHref(id)}?${new URLSearchParams({ pour })}`;

/** Returns the address of the page that shows the whole file, to be printed. */
export const ficheHref = (id: string): string => `${rubriqueHref(id)}/fiche`;

export const etablissementHref = (id: string, siret: string): string =>
  `${rubriqueHref(id)}/etablissement-secondaire/${siret}`;

/** Returns the address of one row of a collection, or of a new one. */
export const ligneHref = (id: string, rubrique: RubriquePage, ligne = 'nouvelle'): string =>
  `${rubriqueHref(id, rubrique)}?ligne=${ligne}`;

/** Returns the address of the page that reads this bank paper, already among the documents. */
export const papierRibHref = (id: string, papier: string): string =>
  `${ligneHref(id, 'ribs')}&papier=${papier}`;

/** Returns the address of a new row that starts as a copy of `depuis`. */
export const copieHref = (id: string, rubrique: RubriquePage, depuis: string): string =>
  `${ligneHref(id, rubrique)}&depuis=${depuis}`;

/** Returns the address of the page of the people who may act for the association. */
export const accesHref = (id: string): string => `${rubriqueHref(id)}/personnes-et-acces`;

export const documentsHref = (id: string): string => `/associations/${id}/documents`;

/** Returns the address of the deposit of a document, with what is already known of it. */
export function depotHref(
  id: string,
  known: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const search = new URLSearchParams({ depot: '1' });
  for (const [name, value] of Object.entries(known)) if (value) search.set(name, value);
  return `${documentsHref(id)}?${search}`;
}
