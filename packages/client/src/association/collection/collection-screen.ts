import type { CollectionType, FieldsOf } from '@asso/domain/association/collection/collections.rows';
import type { Choice, Draft } from '@asso/domain/kernel/fields';
import type { ComponentType, ReactNode } from 'react';
import type { RubriquePage } from '../fiche/rubriques.ts';
import type { Collection, CollectionLigne } from './use-collection.ts';

type Value<T extends CollectionType> = Draft<FieldsOf<T>>;

/** What the account of the signed-in person says of them, proposed to fill a form. */
export type MyIdentite = {
  civilite?: string | null;
  prenom: string;
  nom: string;
  email: string;
  fonction: string | undefined;
};

/**
 * What differs from one collection to another: its texts and a few parts of its pages. The rest is the same for all.
 */
export type CollectionScreen<T extends CollectionType> = {
  rubrique: RubriquePage;
  /** The sentence under the title. */
  chapo: string;
  chapoSaisie: string;
  vide: { fact: string; why: string };
  mots: {
    ajouter: string;
    /** The button of the form, for a new row or for an existing one. */
    boutonAjouter: string;
    boutonEnregistrer: string;
    ajoute: string;
    enregistre: string;
    /** Said when a row is saved but cannot be chosen yet; what it lacks follows. */
    incomplet: string;
    retirer: string;
    retire: (nom: string) => string;
    /** The title above what is missing or wrong in a row. */
    manques: (combien: number) => string;
  };
  /** The name of a row, after « Modifier » or « Retirer ». */
  nom: (one: Value<T>) => string;
  titreModifier: (one: Value<T>) => string;
  Titre: ComponentType<{ one: CollectionLigne<T>; found: Collection }>;
  /** The fields already shown in the title of the card. */
  dansLeTitre: readonly (keyof FieldsOf<T> & string)[];
  SurLaCarte?: ComponentType<{ id: string; found: Collection; one: CollectionLigne<T> }>;
  /** Says, before a row is removed, what its removal changes and what stays. */
  AvantDeRetirer: ComponentType<{ nom: string; one: CollectionLigne<T> }>;
  AuDessus?: ComponentType<{ id: string; items: readonly CollectionLigne<T>[] }>;
  AvantLaSaisie?: ComponentType<{ value: Value<T>; change: (path: string, to: unknown) => void }>;
  /** Returns what an answer fills in elsewhere in the form of a new row. */
  entraine?: (path: string, to: unknown) => Readonly<Record<string, unknown>>;
  SousLaSaisie?: ComponentType<{ found: Collection; value: Value<T> }>;
  propose?: (found: Collection, moi: MyIdentite) => Value<T>;
  /** Reads a new row from a paper (a bank's RIB): offered first, before the form that is typed. */
  ParPapier?: ComponentType<PapierProps>;
  /** Returns the fields that are neither asked nor shown when the row has this value. */
  tait?: (nom: string, value: Value<T>) => readonly string[];
  /** Gives, by path, the choices offered for a field, such as the years that may be declared. */
  options?: (one: CollectionLigne<T> | undefined) => Readonly<Record<string, readonly Choice[]>>;
  /** Fields rarely filled, folded under a title of their own. */
  plies?: { names: readonly (keyof FieldsOf<T> & string)[]; titre: string };
  /** True when short fields stand two by two. */
  isTwoColumns?: true;
  /** True when the form holds tables and needs a wide page. */
  isLarge?: true;
  /** The lines of the table of years, when they are not simply the fields. */
  lignesDuTableau?: (items: readonly CollectionLigne<T>[]) => readonly CollectionTableLigne<T>[];
};

export type PapierProps = {
  id: string;
  found: Collection;
  /** The id of a paper already among the association's documents, to be read at once. */
  papier: string | null;
  /** Draws the title around each screen, as the page or the part of a dossier wants it. */
  cadre: (said: { titre: string; chapo: string }, children: ReactNode) => ReactNode;
  onSaved: () => Promise<unknown>;
  onByHand: () => void;
};

export type CollectionTableLigne<T extends CollectionType = CollectionType> = {
  label: string;
  valeur: (one: CollectionLigne<T>) => string | null;
};
