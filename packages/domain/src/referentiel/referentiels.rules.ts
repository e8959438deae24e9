// The calls name the referential lists (§3 Referentiel), as in `referentiel('genres')`.

import { type ListeOption, type Listes, labelIn } from '../kernel/listes.ts';
import type { Option } from './data/option.ts';
import { listesCourtes } from './listes-courtes.rows.ts';
import { listesLongues } from './listes-longues.rows.ts';

export type TypeReferentiel = keyof typeof listesCourtes | keyof typeof listesLongues;
export type Referentiel = { type: TypeReferentiel; options: readonly Option[] };

export const referentiel = (type: TypeReferentiel): Referentiel => ({ type, options: listOf(type) });

/** Returns the present list: as administrators changed it, else as the portal has it. */
export const readListe = (type: TypeReferentiel, listes: Listes): readonly ListeOption[] =>
  listes[type] ?? listOf(type);

/** Returns the label of a stored value in the present lists; a value that no list knows is returned as it is. */
export const findLabel = (type: TypeReferentiel, value: string | null | undefined, listes: Listes): string =>
  labelIn(readListe(type, listes), value);

export const typesReferentiels = (): readonly TypeReferentiel[] =>
  [...keysOf(listesCourtes), ...keysOf(listesLongues)].sort();

export const isTypeReferentiel = (text: string): text is TypeReferentiel =>
  isKeyOf(listesCourtes, text) || isKeyOf(listesLongues, text);

const listOf = (type: TypeReferentiel): readonly Option[] =>
  isKeyOf(listesCourtes, type) ? listesCourtes[type] : listesLongues[type];

const isKeyOf = <T extends object>(lists: T, text: string): text is keyof T & string =>
  Object.hasOwn(lists, text);
const keysOf = <T extends object>(lists: T) => Object.keys(lists) as (keyof T & string)[];
