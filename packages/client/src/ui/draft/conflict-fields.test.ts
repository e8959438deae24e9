import type { Fields } from '@asso/domain/kernel/fields';
import { describe, expect, it } from 'vitest';
import { conflictFields } from './conflict-fields.ts';

const fields = {
  description: {
    kind: 'group',
    label: 'Description',
    fields: { date_debut: { kind: 'date', label: 'Date de début' } },
  },
  financements: {
    kind: 'list',
    label: 'Subvention demandée',
    max: 5,
    fields: { service: { kind: 'id', of: 'service', label: 'Service' } },
  },
  charges: { kind: 'montants', label: 'Charges', lignes: [{ code: '60-1', label: 'Achats' }] },
  customs: { kind: 'custom', label: 'Questions du service', bloc: 'questions' },
} as const satisfies Fields;

const words = {
  options: { service: [{ value: 's1', label: 'DRAJES Sud' }] },
  custom: { questions: { sessions: { kind: 'int', label: 'Nombre de sessions' } } },
} as const;

describe('a conflict in words', () => {
  it.each([
    ['description.date_debut', ['2027-01-02', null], ['Description : Date de début', '02/01/2027', '']],
    ['financements.l1.service', ['s1', null], ['Subvention demandée : Service', 'DRAJES Sud', '']],
    ['charges.60-1', [1200, 500], ['Charges : 60-1 Achats', '1 200 €', '500 €']],
    ['customs.sessions', [4, 5], ['Questions du service : Nombre de sessions', '4', '5']],
    [
      'financements.2027-s1.service',
      ['s1', 's1'],
      ['Subvention demandée : Service, 2027', 'DRAJES Sud', 'DRAJES Sud'],
    ],
    ['financements.l1', [{ id: 'l1' }, null], ['Subvention demandée', 'une ligne vide', '']],
    ['financements.l1', [{ service: 's1' }, null], ['Subvention demandée', 'Service : DRAJES Sud', '']],
    ['charges', [{ '60-1': 5 }, {}], ['Charges', '60-1 Achats : 5 €', '']],
    ['customs', [{ sessions: 2 }, null], ['Questions du service', 'Nombre de sessions : 2', '']],
    ['description', [{ date_debut: '2027-01-02' }, null], ['Description', 'Date de début : 02/01/2027', '']],
    ['inconnu', ['a', 'b'], ['inconnu', 'a', 'b']],
    // A value that no table of this page describes is shown as it is, so that there are always two values to choose
    // between.
    ['customs.inconnu', [21, 34], ['Questions du service', '21', '34']],
    ['description.inconnu', [true, 'b'], ['Description', 'Oui', 'b']],
    [
      'financements',
      [[{ id: 'l1', service: 's1' }], []],
      ['Subvention demandée', 'Service : DRAJES Sud', ''],
    ],
    ['charges', [{ '99': 5 }, null], ['Charges', '5', '']],
  ])('names %s and both its values', (path, [mienne, sienne], expected) => {
    const [found] = conflictFields([{ path, mienne, sienne }], { fields, words });
    const shown = [found?.label, found?.mienne, found?.sienne];
    expect(shown.map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(expected);
  });
});
