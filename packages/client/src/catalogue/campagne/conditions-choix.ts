// The choices of a condition: what can be compared, and how.
import type { ConditionSaisie } from '@asso/domain/catalogue/champ-personnalise.fields';
import { comparaisonMots, objetMots } from '@asso/domain/catalogue/condition.words';
import type { Sujet } from '@asso/domain/catalogue/sujets.rows';
import { type AskOperator, type AskScope, askOperators, askScopes } from '@asso/domain/kernel/asks';
import type { Choice } from '@asso/domain/kernel/fields';

type Chosen = Pick<ConditionSaisie, 'scope' | 'key'>;

/** Returns choices such as « Domaine · L’association »; the present one stays in the list even if it is unknown. */
export function listSujetChoices(sujets: readonly Sujet[], { scope, key }: Chosen): Choice[] {
  const all = sujets.map((one) => ({
    value: `${one.scope}.${one.key}`,
    label: `${one.label} · ${one.groupe}`,
  }));
  const value = scope && key ? `${scope}.${key}` : null;
  if (!value || all.some((one) => one.value === value)) return all;
  return [...all, { value, label: `${key} (${objetMots[scope as AskScope]})` }];
}

export function sujetChoisi(value: unknown): { scope: AskScope; key: string } | null {
  const [scope, ...key] = String(value ?? '').split('.');
  const known = askScopes.find((one) => one === scope);
  return known && key.length > 0 ? { scope: known, key: key.join('.') } : null;
}

const numbers: readonly AskOperator[] = ['gt', 'gte', 'lt', 'lte'];

/**
 * Returns the comparisons possible for a question: those of order are left out for texts and choices, but the present
 * one stays.
 */
export const listComparaisons = (sujet: Sujet | undefined, present: unknown): Choice[] =>
  askOperators
    .filter((one) => one === present || !numbers.includes(one) || !sujet || isOrdered(sujet))
    .filter((one) => one === present || one !== 'in' || sujet?.kind !== 'bool')
    .map((value) => ({ value, label: comparaisonMots[value] }));

const isOrdered = ({ kind }: Sujet): boolean => kind === 'nombre' || kind === 'date';
