// These are the addresses of an association's file: what links to it need not carry its fields.
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import type { RubriquePage } from './rubriques.ts';

/** The lines of these collections stand in these rubrics. */
export const rubriqueDeCollection = {
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

/** Addresses use this number for the association. */
export const numeroInAddress = ({ id_correspondance, id_siren, id_rna, id_association }: Named): string =>
  id_correspondance ?? id_siren ?? id_rna ?? id_association;

export const rubriqueHref = (association: Named | string, rubrique?: RubriquePage): string => {
  const id = typeof association === 'string' ? association : numeroInAddress(association);
  return `/informations-administratives/${id}${rubrique ? `/${rubrique}` : ''}`;
};

/** The overview opens on what a procedure finds missing. */
export const apercuHref = (id: string, pour: string): string =>
  `${rubriqueHref(id)}?${new URLSearchParams({ pour })}`;

/** This page shows everything at once, to be printed. */
export const ficheHref = (id: string): string => `${rubriqueHref(id)}/fiche`;

export const etablissementHref = (id: string, siret: string): string =>
  `${rubriqueHref(id)}/etablissement-secondaire/${siret}`;

/** The address opens one row of a collection, or a new one. */
export const ligneHref = (id: string, rubrique: RubriquePage, ligne = 'nouvelle'): string =>
  `${rubriqueHref(id, rubrique)}?ligne=${ligne}`;

/** The page reads this bank paper of the vault. */
export const papierRibHref = (id: string, papier: string): string =>
  `${ligneHref(id, 'ribs')}&papier=${papier}`;

/** The new row starts as a copy of `depuis`. */
export const copieHref = (id: string, rubrique: RubriquePage, depuis: string): string =>
  `${ligneHref(id, rubrique)}&depuis=${depuis}`;

/** This page lists the people who may act for the association. */
export const accesHref = (id: string): string => `${rubriqueHref(id)}/personnes-et-acces`;

export const documentsHref = (id: string): string => `/associations/${id}/documents`;

/** The deposit page opens with what is already known of the file. */
export function depotHref(
  id: string,
  known: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const search = new URLSearchParams({ depot: '1' });
  for (const [name, value] of Object.entries(known)) if (value) search.set(name, value);
  return `${documentsHref(id)}?${search}`;
}
