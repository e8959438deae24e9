// A condition is typed in one form and published in another (§3: an ask has scope, key, operator, value, scope2,
// key2).
import { type Ask, isBlank } from '../kernel/asks.ts';
import { askSchema } from '../kernel/custom-fields.ts';
import type { Problem } from '../kernel/result.ts';
import type { ConditionSaisie } from './champ-personnalise.fields.ts';

type Valeur = NonNullable<Ask['value']>;
type Scalar = string | number | boolean;

/**
 * Writes a value as people type it: « ; » separates several values, and a text that looks like a number, a yes or a no
 * is written between quotation marks.
 */
export const formatValeur = (value: Valeur): string =>
  Array.isArray(value) ? value.map(texteDuScalaire).join(' ; ') : texteDuScalaire(value as Scalar);

const texteDuScalaire = (value: Scalar): string =>
  typeof value === 'string' && (scalaireDuTexte(value) !== value || value.includes(';'))
    ? JSON.stringify(value)
    : String(value);

export function parseValeur(text: string, operator: string | null | undefined): Valeur {
  if (operator !== 'in') return scalaireDuTexte(text.trim());
  return parts(text).map((one) => {
    const value = scalaireDuTexte(one);
    return typeof value === 'boolean' ? String(value) : value;
  });
}

/** Splits a text into its values; a « ; » between quotation marks does not separate them. */
const parts = (text: string): string[] =>
  (text.match(/\s*"(?:[^"\\]|\\.)*"\s*(?=;|$)|[^;]+/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '');

function scalaireDuTexte(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  return /^".*"$/s.test(text) ? unquoted(text) : text;
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

export const conditionSaisie = (ask: Ask, index: number): ConditionSaisie => ({
  id: `c${index + 1}`,
  ...ask,
  value: ask.value === undefined ? null : formatValeur(ask.value),
});

/** Converts a typed condition; blank parts are left out, and publication reports what is missing. */
export function toAsk({ scope, key, operator, value, scope2, key2 }: ConditionSaisie): Partial<Ask> {
  const compares = operator !== 'filled' && operator !== 'empty';
  const isOther = compares && !isBlank(scope2);
  return {
    ...(scope && { scope }),
    ...(!isBlank(key) && key && { key: key.trim() }),
    ...(operator && { operator }),
    ...(compares && !isOther && !isBlank(value) && value && { value: parseValeur(value, operator) }),
    ...(isOther && scope2 && { scope2 }),
    ...(isOther && key2 && { key2: key2.trim() }),
  };
}

const withConditions = [
  ['champs_attendus', 'asks'],
  ['documents_attendus', 'asks'],
  ['documents_projet', 'asks'],
  ['champs_personnalises', 'when'],
] as const;

type AvecConditions = {
  [List in (typeof withConditions)[number][0]]?:
    | readonly { id: string; code?: string | null | undefined }[]
    | null
    | undefined;
};

/** Checks that each condition is complete, and that a question of the same campaign that it reads exists. */
export function conditionsProblems(brouillon: AvecConditions): Problem[] {
  const codes = new Set((brouillon.champs_personnalises ?? []).map(({ code }) => code?.trim()));
  return withConditions.flatMap(([name, of]) =>
    (brouillon[name] ?? []).flatMap((line) =>
      ((Reflect.get(line, of) ?? []) as readonly ConditionSaisie[]).flatMap((condition) =>
        conditionProblems(condition, codes).map((one) => ({
          ...one,
          field: `${name}.${line.id}.${of}.${condition.id}`,
        })),
      ),
    ),
  );
}

/** Checks the conditions of a model, which may name any question, since the campaign that will use it is not known. */
export const modeleConditions = (valeur: object, of: string): Problem[] =>
  ((Reflect.get(valeur, of) ?? []) as readonly ConditionSaisie[]).flatMap((condition) =>
    conditionProblems(condition).map((one) => ({ ...one, field: `${of}.${condition.id}` })),
  );

function conditionProblems(condition: ConditionSaisie, codes?: ReadonlySet<string | undefined>): Problem[] {
  const ask = toAsk(condition);
  if (!askSchema.safeParse(ask).success) return [{ code: 'catalogue.condition-incomplete' }];
  const asked = [ask.scope === 'custom' && ask.key, ask.scope2 === 'custom' && ask.key2];
  const unknown = asked.find((code) => code && codes && !codes.has(code.split('.')[0]));
  return unknown ? [{ code: 'catalogue.condition-sans-question', params: { code: unknown } }] : [];
}
