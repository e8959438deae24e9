import type { CollectionType, FieldsOf } from '@asso/domain/association/collections.rows';
import type { Choice, Draft } from '@asso/domain/kernel/fields';
import type { ComponentType } from 'react';
import type { RubriquePage } from './rubriques.ts';
import type { Collection, Ligne } from './use-collection.ts';

type Value<T extends CollectionType> = Draft<FieldsOf<T>>;

/** What the pages of one collection say, and the little that only it shows. The panels are the same for all. */
export type CollectionScreen<T extends CollectionType> = {
  rubrique: RubriquePage;
  /** The question its page answers. */
  chapo: string;
  chapoSaisie: string;
  vide: { fact: string; why: string };
  mots: {
    ajouter: string;
    /** On the button of the form, of a new one and of one that is there. */
    boutonAjouter: string;
    boutonEnregistrer: string;
    ajoute: string;
    enregistre: string;
    /** Kept, but not to be chosen yet; what it lacks follows. */
    incomplet: string;
    retirer: string;
    retire: (nom: string) => string;
    /** Above what is missing or wrong of one. */
    manques: (combien: number) => string;
  };
  /** As one speaks of it after « Modifier », « Retirer ». */
  nom: (one: Value<T>) => string;
  titreModifier: (one: Value<T>) => string;
  Titre: ComponentType<{ one: Ligne<T>; found: Collection }>;
  /** Already in the title of its card. */
  dansLeTitre: readonly (keyof FieldsOf<T> & string)[];
  SurLaCarte?: ComponentType<{ id: string; found: Collection; one: Ligne<T> }>;
  /** What removing changes, and what stays. */
  AvantDeRetirer: ComponentType<{ nom: string; one: Ligne<T> }>;
  AuDessus?: ComponentType<{ id: string; items: readonly Ligne<T>[] }>;
  AvantLaSaisie?: ComponentType<{ change: (path: string, to: unknown) => void }>;
  /** What one answer says of others, where one is added. */
  entraine?: (path: string, to: unknown) => Readonly<Record<string, unknown>>;
  SousLaSaisie?: ComponentType<{ found: Collection; value: Value<T> }>;
  propose?: (found: Collection) => Value<T>;
  /** Among which its fields are chosen, by path: the years that can be said. */
  options?: (one: Ligne<T> | undefined) => Readonly<Record<string, readonly Choice[]>>;
  /** Its form holds tables. */
  estLarge?: true;
  /** Years as columns: the lines of the table, where they are not the fields themselves. */
  lignesDuTableau?: (items: readonly Ligne<T>[]) => readonly LigneDuTableau<T>[];
};

export type LigneDuTableau<T extends CollectionType = CollectionType> = {
  label: string;
  valeur: (one: Ligne<T>) => string | null;
};
