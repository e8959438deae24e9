import { expect, it } from 'vitest';
import { broughtProblems } from './brought-problems.ts';
import type { Problem } from './result.ts';

type Fiche = { nom?: string; type?: string; federation?: string; adresse?: { commune?: string } };

const vide = (value: string | undefined, field: string): Problem[] =>
  value ? [] : [{ code: 'kernel.obligatoire', field }];

const check = ({ nom, type, federation, adresse }: Fiche): Problem[] => [
  ...vide(nom, 'nom'),
  ...(type === 'FEDE' ? vide(federation, 'federation') : []),
  ...vide(adresse?.commune, 'adresse.commune'),
];

it.each<[string, Fiche, Fiche, string[]]>([
  ['nothing, while something else was already missing', { type: 'FEDE' }, { type: 'FEDE', nom: 'A' }, []],
  ['nothing, for a field left as it was', {}, { type: 'CD' }, []],
  ['a field that it empties', { nom: 'A' }, {}, ['nom']],
  ['a field that another answer now requires', { nom: 'A' }, { nom: 'A', type: 'FEDE' }, ['federation']],
  [
    'a field of a group that it empties whole',
    { nom: 'A', adresse: { commune: 'Lyon' } },
    { nom: 'A' },
    ['adresse.commune'],
  ],
])('a save is told of %s', (_, stored, value, expected) => {
  expect(broughtProblems(check, { stored, value }).map(({ field }) => field)).toEqual(expected);
});
