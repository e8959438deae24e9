// The form that a value is of, said by its name: the documentation describes it without its rows being loaded here.
import { z } from 'zod';
import { changesSchema, ownValue } from './common.schemas.ts';

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

/**
 * What a PATCH says: `{ changes: { path: { from, to } } }`, or the changed fields by name or by path; what is not named is
 * left as it is. `others` goes with the changes.
 */
export function changeBodyOf<O extends z.ZodRawShape = Record<never, never>>(formulaire: string, others?: O) {
  const told = z.strictObject({ changes: changementsDe(formulaire), ...(others as O) });
  const named = z
    .record(z.string().min(1).max(300), ownValue)
    .check(({ value, issues }) => {
      if (!Object.hasOwn(value, 'changes')) return;
      // No field bears that name: what is wrong is what `told` finds, which has one issue less.
      const found = told.safeParse(value).error?.issues ?? [];
      const message = 'des changements sont attendus';
      issues.push(...[null, ...found].map(() => ({ code: 'custom' as const, input: value, message })));
    })
    .meta({ [marques.formulaire]: formulaire });
  return z.union([told, named]);
}
