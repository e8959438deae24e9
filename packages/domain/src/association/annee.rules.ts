// The years of a yearly rubric: which can be said, which comes next, what copying one gives (§3 rhs, comptes, budgets).
import type { Draft, Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';

/** `jour` is today in Paris, YYYY-MM-DD. */
export const anneeDuJour = (jour: string): number => Number(jour.slice(0, 4));

/** How many years after this one can be said: a budget is planned, what was counted is past. */
export type Avance = 0 | 1;

const proposees = 6;

/** Latest first. */
export const anneesProposees = (jour: string, avance: Avance): number[] =>
  Array.from({ length: proposees }, (_, index) => anneeDuJour(jour) + avance - index);

export function anneeProblems(annee: unknown, jour: string, avance: Avance): Problem[] {
  const derniere = anneeDuJour(jour) + avance;
  if (typeof annee !== 'number' || annee <= derniere) return [];
  return [{ code: 'association.annee-a-venir', field: 'annee', params: { annee: String(derniere) } }];
}

/** The same a year later: what the server writes is left to it, days follow the year. */
export function copieAnneeSuivante<F extends Fields>(fields: F, ligne: Draft<F>): Draft<F> {
  const copied = Object.entries(fields)
    .filter(([, row]) => row.writtenBy !== 'server')
    .map(([name, row]) => [name, suivant(row.kind === 'date', name, Reflect.get(ligne, name))]);
  // Each name is one of the form's.
  return Object.fromEntries(copied) as Draft<F>;
}

function suivant(isDate: boolean, name: string, value: unknown): unknown {
  if (name === 'annee') return typeof value === 'number' ? value + 1 : null;
  return isDate && typeof value === 'string' ? unAnApres(value) : value;
}

/** 29 February has no day of its own the year after: the last of the month stands for it. */
function unAnApres(jour: string): string {
  const [year = '', month, day] = jour.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}
