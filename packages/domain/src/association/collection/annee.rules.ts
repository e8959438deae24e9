// These rules say which years a yearly section accepts and what the copy of one to the next year holds (§3 rhs,
// comptes, budgets).
import type { Draft, Fields } from '../../kernel/fields.ts';
import type { Problem } from '../../kernel/result.ts';

/** Returns the year of `jour`, which is today in Paris, YYYY-MM-DD. */
export const jourAnnee = (jour: string): number => Number(jour.slice(0, 4));

/**
 * The number of years after the present one that are accepted: 1 for a budget, which is planned, 0 for what is counted
 * afterwards.
 */
export type Avance = 0 | 1;

const proposees = 6;

/** Lists the years offered, the latest first. */
export const anneesProposees = (jour: string, avance: Avance): number[] =>
  Array.from({ length: proposees }, (_, index) => jourAnnee(jour) + avance - index);

export function anneeProblems(annee: unknown, jour: string, avance: Avance): Problem[] {
  const derniere = jourAnnee(jour) + avance;
  if (typeof annee !== 'number' || annee <= derniere) return [];
  return [{ code: 'association.annee-a-venir', field: 'annee', params: { annee: String(derniere) } }];
}

/** Copies a row to the next year: its year and its dates move by one year, and what the server writes is left out. */
export function copieAnneeSuivante<F extends Fields>(fields: F, ligne: Draft<F>): Draft<F> {
  const copied = Object.entries(fields)
    .filter(([, row]) => row.writtenBy !== 'server')
    .map(([name, row]) => [name, suivant(row.kind === 'date', name, Reflect.get(ligne, name))]);
  // This cast is sound, because each name is a field of the form.
  return Object.fromEntries(copied) as Draft<F>;
}

function suivant(isDate: boolean, name: string, value: unknown): unknown {
  if (name === 'annee') return typeof value === 'number' ? value + 1 : null;
  return isDate && typeof value === 'string' ? unAnApres(value) : value;
}

/** Returns the same day of the following year; 29 February becomes the 28th. */
function unAnApres(jour: string): string {
  const [year = '', month, day] = jour.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}
