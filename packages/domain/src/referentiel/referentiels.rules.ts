// The referential lists by the name the calls give them (§3 Referentiel): `referentiel('genres')`.

import type { ListeOption, Listes } from '../kernel/listes.ts';
import type { Option } from './data/option.ts';
import { listesCourtes } from './listes-courtes.rows.ts';
import { listesLongues } from './listes-longues.rows.ts';

type ListesCourtes = typeof listesCourtes;
export type TypeReferentiel = keyof ListesCourtes | keyof typeof listesLongues;
export type Referentiel = { type: TypeReferentiel; options: readonly Option[] };

export const referentiel = (type: TypeReferentiel): Referentiel => ({ type, options: listOf(type) });

/** What a form row offers: the values as a closed type, with what the list says besides. Long lists are imported. */
export const optionsOf = <T extends keyof ListesCourtes>(type: T): ListesCourtes[T] => listesCourtes[type];

/** All that a list holds by now: as administrators made it where they changed it, else as the portal has it. */
export const listeActuelleDe = (type: TypeReferentiel, listes: Listes): readonly ListeOption[] =>
  listes[type] ?? listOf(type);

/** The label of a stored value, in the lists as they are by now; one that no list knows stays readable as it is. */
export const labelOf = (type: TypeReferentiel, value: string | null | undefined, listes: Listes): string =>
  listeActuelleDe(type, listes).find((option) => option.value === value)?.label ?? value ?? '';

export const typesReferentiels = (): readonly TypeReferentiel[] =>
  [...keysOf(listesCourtes), ...keysOf(listesLongues)].sort();

export const isTypeReferentiel = (text: string): text is TypeReferentiel =>
  isKeyOf(listesCourtes, text) || isKeyOf(listesLongues, text);

const listOf = (type: TypeReferentiel): readonly Option[] =>
  isKeyOf(listesCourtes, type) ? listesCourtes[type] : listesLongues[type];

const isKeyOf = <T extends object>(lists: T, text: string): text is keyof T & string =>
  Object.hasOwn(lists, text);
const keysOf = <T extends object>(lists: T) => Object.keys(lists) as (keyof T & string)[];
