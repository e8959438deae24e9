import { expect, it } from 'vitest';
import { codesGenres, codesRubriques, findJourRubrique, genresJour, isLimite } from './jour.rows.ts';
import { bornesJour, byUrgence, findJourGroupe, genresVus, groupesJour, rapportsDus } from './jour.rules.ts';

/** Monday 30 November 2026, a quarter past ten in Paris. */
const now = new Date('2026-11-30T09:15:00Z');
const bornes = bornesJour(now);
const at = (le: string) => new Date(le);

it('looks at today and the eight days after it, to their last second in Paris', () => {
  expect(bornes.fin.toISOString().slice(0, 19)).toBe('2026-11-30T22:59:59');
  expect(bornes.jusqu_a.toISOString().slice(0, 19)).toBe('2026-12-08T22:59:59');
});

it.each([
  ['conclure', '2026-11-30T09:14:59Z', 'retard'],
  ['conclure', '2026-11-30T09:15:00Z', 'aujourdhui'],
  ['conclure', '2026-11-30T22:59:00Z', 'aujourdhui'],
  ['conclure', '2026-11-30T23:00:00Z', 'bientot'],
  ['reponse', '2026-10-01T08:00:00Z', 'aujourdhui'],
  ['crf-a-lire', '2026-06-12T08:00:00Z', 'aujourdhui'],
  ['crf-du', '2026-06-30T21:59:59Z', 'retard'],
] as const)('a line « %s » of %s is in « %s »', (genre, le, groupe) => {
  expect(findJourGroupe({ genre, le: at(le) }, bornes)).toBe(groupe);
});

it('puts what is late first, then what came, then what comes, each by date', () => {
  const lines = [
    { genre: 'conclure', le: at('2026-12-03T10:00:00Z'), id_fo: '4' },
    { genre: 'reponse', le: at('2026-11-28T10:00:00Z'), id_fo: '3' },
    { genre: 'complements', le: at('2026-11-29T10:00:00Z'), id_fo: '2' },
    { genre: 'versement', le: at('2026-11-27T10:00:00Z'), id_fo: '1' },
  ] as const;
  expect([...lines].sort(byUrgence(bornes)).map(({ id_fo }) => id_fo)).toEqual(['1', '2', '3', '4']);
});

it('each filter keeps at least one kind, each kind has one act of at most three words', () => {
  for (const rubrique of codesRubriques)
    expect(codesGenres.filter((one) => findJourRubrique(one) === rubrique)).not.toEqual([]);
  for (const { acte } of Object.values(genresJour))
    expect(acte.split(' ').length, acte).toBeLessThanOrEqual(3);
  expect(groupesJour.length).toBe(3);
});

it('what is new to one reader is no news of their service', () => {
  const kept = genresVus('service');
  expect(codesGenres.filter((one) => !kept.includes(one))).toEqual(['reponse', 'avis-recu']);
  expect(genresVus('moi')).toEqual(codesGenres);
  expect(kept.filter((one) => !isLimite(one))).toEqual(['crf-a-lire']);
});

it('a report is looked for from the eight days before its last day', () => {
  const last = (jusqu_a: string) => rapportsDus(at(jusqu_a)).at(-1)?.exercice;
  expect(last('2026-06-30T21:59:58Z')).toBe(2024);
  expect(last('2026-06-30T21:59:59.999Z')).toBe(2025);
  expect(last('2026-12-31T12:00:00Z')).toBe(2025);
});
