// What an association's file holds several times, one row a collection: its fields, who writes it, how one is named
// (§7 Association sub-collections).
import { maskIban } from '../identifiants/nombres-affiches.ts';
import { isBlank } from '../kernel/asks.ts';
import { readAt } from '../kernel/changes.ts';
import type { Fields, Stage } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import type { AssociationAction } from './association.rights.ts';
import { type Representant, representantFields } from './representant.fields.ts';
import { type Rib, ribFields } from './rib.fields.ts';

type Collection = {
  /** As the file names it: « Représentants légaux ». */
  titre: string;
  fields: Fields;
  /** What it takes to add, change or remove one. */
  right: AssociationAction;
  /** What makes it one: without these there is nothing to keep. */
  indispensables: readonly string[];
  /** As the history names one; never a whole account number. */
  nom: (ligne: never) => string | null;
};

/** By the `type` of its address, `/association/{type}`. */
export const collections = {
  representants_legaux: {
    titre: 'Représentants légaux',
    fields: representantFields,
    right: 'editRepresentants',
    indispensables: ['nom'],
    nom: ({ prenom, nom }: Representant) => [prenom, nom].filter(Boolean).join(' ') || null,
  },
  ribs: {
    titre: 'RIB',
    fields: ribFields,
    right: 'editRib',
    indispensables: ['iban'],
    nom: ({ iban }: Rib) => (iban ? maskIban(iban) : null),
  },
} as const satisfies Record<string, Collection>;

export type CollectionType = keyof typeof collections;
export type FieldsOf<T extends CollectionType> = (typeof collections)[T]['fields'];

/** What is missing or wrong in one; at `transmission`, nothing means that a dossier may name it [R5.50]. */
export const ligneProblems = (type: CollectionType, ligne: unknown, stage: Stage): Problem[] =>
  problems(collections[type].fields, ligne, { stage });

export const isLigneComplete = (type: CollectionType, ligne: unknown): boolean =>
  ligneProblems(type, ligne, 'transmission').length === 0;

/** Nobody, or no account: what is empty is not added, however much may be completed later. */
export function vacantProblems(type: CollectionType, ligne: unknown): Problem[] {
  const fields: Fields = collections[type].fields;
  return collections[type].indispensables
    .filter((name) => isBlank(readAt(ligne, name)))
    .map((name) => ({
      code: 'kernel.a-renseigner',
      field: name,
      params: { label: fields[name]?.label ?? name },
    }));
}

/** What an incomplete one lacks, by its labels: « Prénom, Téléphone ». */
export const manquesDe = (type: CollectionType, ligne: unknown): string => {
  const fields: Fields = collections[type].fields;
  const names = ligneProblems(type, ligne, 'transmission').map(
    ({ field = '' }) => fields[field]?.label ?? field,
  );
  return [...new Set(names)].join(', ');
};
