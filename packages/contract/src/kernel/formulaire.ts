// The form that a value is of, said by its name: the documentation describes it without its rows being loaded here.
import { z } from 'zod';
import { changesSchema } from './common.schemas.ts';

/** Where the documentation puts the form of that name, or the changes of it. */
export const marques = { formulaire: 'x-formulaire', changements: 'x-changements' } as const;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A value as it is stored; the domain's schema guards what comes in. */
export const valeurDe = <T extends object>(formulaire: string) =>
  z.custom<T>(isObject).meta({ [marques.formulaire]: formulaire });

/** What a save changes of it: path → from, to. */
export const changementsDe = (formulaire: string) =>
  changesSchema.meta({ [marques.changements]: formulaire });

/** Its fields by their names; unknown names are refused by name. */
export const champsDe = (formulaire: string) =>
  z.record(z.string().max(60), z.unknown()).meta({ [marques.formulaire]: formulaire });
