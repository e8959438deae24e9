// The schemas here name the form that a value belongs to, so that the documentation describes it without loading the
// form's rows.
import { z } from 'zod';
import { changesSchema, ownValue } from './common.schemas.ts';

/** The marks that the OpenAPI generator reads, to put there the named form or its changes. */
export const marques = { formulaire: 'x-formulaire', changements: 'x-changements' } as const;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A value of the form as it is stored; the domain's schema checks what comes in. */
export const valeurFormulaire = <T extends object>(formulaire: string) =>
  z.custom<T>(isObject).meta({ [marques.formulaire]: formulaire });

/** The changes of a save: each changed path of the form with its old and its new value. */
export const changementsFormulaire = (formulaire: string) =>
  changesSchema.meta({ [marques.changements]: formulaire });

/** Fields of the form by name; an unknown name is refused, and the refusal names it. */
export const champsFormulaire = (formulaire: string) =>
  z.record(z.string().max(60), z.unknown()).meta({ [marques.formulaire]: formulaire });

/**
 * The body of a PATCH: `{ changes: { path: { from, to } } }`, or the changed fields by name or by path; the other
 * fields stay unchanged. `others` are further properties beside `changes`.
 */
export function changeBodySchema<O extends z.ZodRawShape = Record<never, never>>(
  formulaire: string,
  others?: O,
) {
  const told = z.strictObject({ changes: changementsFormulaire(formulaire), ...(others as O) });
  const named = z
    .record(z.string().min(1).max(300), ownValue)
    .check(({ value, issues }) => {
      if (!Object.hasOwn(value, 'changes')) return;
      // An object with `changes` was meant as a list of changes, for no field has that name. The server reports the
      // branch of the union with the fewest problems; this branch must therefore have one more than the problems of
      // `told`.
      const found = told.safeParse(value).error?.issues ?? [];
      const message = 'des changements sont attendus';
      issues.push(...[null, ...found].map(() => ({ code: 'custom' as const, input: value, message })));
    })
    .meta({ [marques.formulaire]: formulaire });
  return z.union([told, named]);
}
