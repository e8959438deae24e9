import type { Fields } from '@asso/domain/kernel/fields';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { adresseRow } from '@asso/domain/referentiel/adresse.rules';
import { expect, it } from 'vitest';
import { completeAdresses } from './complete-adresses.ts';

const fields = {
  siege: { ...adresseRow, label: 'Siège' },
  bloc: { kind: 'group', label: 'Bloc', fields: { lieu: { ...adresseRow, label: 'Lieu' } } },
  sites: { kind: 'list', label: 'Sites', max: 9, fields: { lieu: { ...adresseRow, label: 'Lieu' } } },
  nom: { kind: 'text', label: 'Nom', max: 9 },
} as const satisfies Fields;

const codeOf = async (siege: Adresse, stored: Adresse = {}) => {
  const value: { siege: Adresse } = { siege };
  return (await completeAdresses(fields, { stored: { siege: stored }, value })).siege.code_insee;
};
const marseille = { cp: '13011', commune: 'Marseille' };

it.each([
  [marseille, '13211'],
  [{ ...marseille, code_insee: '' }, '13211'],
  [{ cp: ' 30100 ', commune: 'ALES' }, '30007'],
  [{ cp: '13233', commune: 'Marseille', cedex: 'Cedex 20' }, '13055'],
])('%j gets the code %s [R5.44]', async (adresse, code) => {
  expect(await codeOf(adresse)).toBe(code);
});

it.each([{ cp: '13011' }, { commune: 'Marseille' }, { cp: '13011', commune: 'Atlantide' }])(
  '%j stays without one',
  async (adresse) => {
    expect(await codeOf(adresse)).toBeUndefined();
  },
);

it('keeps the code that was given with its commune', async () => {
  expect(await codeOf({ ...marseille, code_insee: '13055' })).toBe('13055');
});

it('replaces, or drops, a code that stayed while the town changed', async () => {
  const before = { ...marseille, code_insee: '13211' };
  expect(await codeOf({ ...before, cp: '30100', commune: 'Alès' }, before)).toBe('30007');
  expect(await codeOf({ ...before, commune: 'Atlantide' }, before)).toBeUndefined();
  expect(await codeOf({ ...before, voie: 'des Lilas' }, before)).toBe('13211');
});

it('leaves alone what did not change, and what is abroad', async () => {
  expect(await codeOf(marseille, marseille)).toBeUndefined();
  expect(await codeOf({ ...marseille, pays: 'SUISSE' })).toBeUndefined();
});

it('finds the addresses of groups and of lists, and nothing else', async () => {
  const value = { bloc: { lieu: marseille }, sites: [{ id: 's1', lieu: marseille }, { id: 's2' }], nom: 'x' };
  const stored = { sites: [{ id: 's1', lieu: { cp: '30100', commune: 'Alès' } }] };
  expect(await completeAdresses(fields, { stored, value })).toEqual({
    bloc: { lieu: { ...marseille, code_insee: '13211' } },
    sites: [{ id: 's1', lieu: { ...marseille, code_insee: '13211' } }, { id: 's2' }],
    nom: 'x',
  });
});
