import type { CollectionType, FieldsOf } from '@asso/domain/association/collection/collections.rows';
import type { Choice, Draft } from '@asso/domain/kernel/fields';
import type { ComponentType, ReactNode } from 'react';
import type { RubriquePage } from '../fiche/rubriques.ts';
import type { Collection, Ligne } from './use-collection.ts';

type Value<T extends CollectionType> = Draft<FieldsOf<T>>;

/** What the account and the access of the person who types already say of them. */
export type Moi = {
  civilite?: string | null;
  prenom: string;
  nom: string;
  email: string;
  fonction: string | undefined;
};

/** Each collection gives its texts and the few parts that are its own; the panels are the same for all. */
export type CollectionScreen<T extends CollectionType> = {
  rubrique: RubriquePage;
  /** The page answers this question. */
  chapo: string;
  chapoSaisie: string;
  vide: { fact: string; why: string };
  mots: {
    ajouter: string;
    /** The form's button reads one or the other, for a new row or an existing one. */
    boutonAjouter: string;
    boutonEnregistrer: string;
    ajoute: string;
    enregistre: string;
    /** The row is saved, but cannot be chosen yet; what it lacks is said after this. */
    incomplet: string;
    retirer: string;
    retire: (nom: string) => string;
    /** This title stands above what is missing or wrong in a row. */
    manques: (combien: number) => string;
  };
  /** This names a row after « Modifier » or « Retirer ». */
  nom: (one: Value<T>) => string;
  titreModifier: (one: Value<T>) => string;
  Titre: ComponentType<{ one: Ligne<T>; found: Collection }>;
  /** The card's title already shows these fields. */
  dansLeTitre: readonly (keyof FieldsOf<T> & string)[];
  SurLaCarte?: ComponentType<{ id: string; found: Collection; one: Ligne<T> }>;
  /** Before removing, this says what it changes and what stays. */
  AvantDeRetirer: ComponentType<{ nom: string; one: Ligne<T> }>;
  AuDessus?: ComponentType<{ id: string; items: readonly Ligne<T>[] }>;
  AvantLaSaisie?: ComponentType<{ value: Value<T>; change: (path: string, to: unknown) => void }>;
  /** When a row is added, an answer may fill in other fields. */
  entraine?: (path: string, to: unknown) => Readonly<Record<string, unknown>>;
  SousLaSaisie?: ComponentType<{ found: Collection; value: Value<T> }>;
  propose?: (found: Collection, moi: Moi) => Value<T>;
  /** A row may be made from its paper: this is then offered first, and the form only to who wishes to type. */
  ParPapier?: ComponentType<ParPapierProps>;
  /** These fields are neither asked nor shown for this value. */
  tait?: (nom: string, value: Value<T>) => readonly string[];
  /** Gives, by path, the choices offered for a field, such as the years that may be declared. */
  options?: (one: Ligne<T> | undefined) => Readonly<Record<string, readonly Choice[]>>;
  /** These fields are rarely filled, and folded under these words. */
  plies?: { names: readonly (keyof FieldsOf<T> & string)[]; titre: string };
  /** The short fields of the form stand two by two. */
  isTwoColumns?: true;
  /** The form holds tables and needs a wide page. */
  isLarge?: true;
  /** When years are the columns, these are the lines, unless they are simply the fields. */
  lignesDuTableau?: (items: readonly Ligne<T>[]) => readonly LigneDuTableau<T>[];
};

export type ParPapierProps = {
  id: string;
  found: Collection;
  /** A paper of the vault, to be read at once. */
  papier: string | null;
  /** The page, or a part of a dossier, puts its own title around each screen. */
  cadre: (said: { titre: string; chapo: string }, children: ReactNode) => ReactNode;
  onSaved: () => Promise<unknown>;
  onByHand: () => void;
};

export type LigneDuTableau<T extends CollectionType = CollectionType> = {
  label: string;
  valeur: (one: Ligne<T>) => string | null;
};
