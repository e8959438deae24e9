import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, test } from 'vitest';
import { dureeTenue, listChoixFields, readChoix } from './choix-edition.ts';

const open = { date_debut: '2027-01-05T09:00:00+01:00', date_fin: '2027-03-11T23:59:59+01:00' };
const closed = { ...open, date_fin: '2027-01-20T23:59:59+01:00' };
const now = new Date('2027-02-01T12:00:00Z');

const campagne = aCampagne({
  sous_dispositifs: [
    { code: 'UN', label: 'Une année', ...open },
    { code: 'TROIS', label: 'Trois années', ...open, duree_pluriannuelle: 2 },
    { code: 'LIBRE', label: 'Au choix', ...open, pluriannuel: 'au-choix' },
    { code: 'FERME', label: 'Fermé', ...closed },
    { code: 'AUTRE', label: 'Pas pour ce régime', ...open, interdit_regimes: ['loi1901'] },
  ],
});

const dossier = (code: string, changes: Parameters<typeof aCampagne>[0] = {}) =>
  ({
    campagne: { ...campagne, ...changes },
    campagne_exercice: 2027,
    description: { id_sous_type_dispositif: code },
    association: { identite: { regime: 'loi1901' } },
  }) as unknown as DossierSubventionView;

const asked = (given: DossierSubventionView, code: string, pluriannuel = false) =>
  Object.entries(
    listChoixFields(given, { id_sous_type_dispositif: code, exercice: 2027, pluriannuel }, now),
  ).map(([name, row]) => [name, row.kind === 'choice' ? row.options.map(({ value }) => value) : null]);

test('asks the types that are open to this association, and the one it has', () => {
  expect(asked(dossier('FERME'), 'FERME')).toEqual([['type', ['UN', 'TROIS', 'LIBRE', 'FERME']]]);
});

test('asks the exercise only where the campaign opens another one', () => {
  expect(asked(dossier('UN', { autres_exercices: [2028] }), 'UN')).toContainEqual([
    'exercice',
    ['2027', '2028'],
  ]);
});

test.each([
  ['UN', false, ['type']],
  ['TROIS', true, ['type']],
  ['LIBRE', false, ['type', 'duree']],
  ['LIBRE', true, ['type', 'duree', 'fin']],
])('of the type %s, several years %j, asks %j', (code, pluriannuel, names) => {
  expect(asked(dossier('UN'), code, pluriannuel).map(([name]) => name)).toEqual(names);
});

test.each([
  ['UN', true, false],
  ['TROIS', false, true],
  ['LIBRE', false, false],
  ['LIBRE', true, true],
])('the length follows the type %s: %j becomes %j', (code, before, after) => {
  const choix = { id_sous_type_dispositif: code, exercice: 2027, pluriannuel: before };
  expect(dureeTenue(campagne, choix).pluriannuel).toBe(after);
});

test.each([
  ['type', 'UN', { id_sous_type_dispositif: 'UN' }],
  ['exercice', '2028', { exercice: 2028 }],
  ['duree', 'plusieurs', { pluriannuel: true }],
  ['duree', 'une', { pluriannuel: false }],
  ['fin', '2029', { exercice_fin: 2029 }],
])('reads the answer %s « %s »', (name, to, part) => {
  expect(readChoix(name, to)).toEqual(part);
});
