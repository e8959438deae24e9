import { describe, expect, it } from 'vitest';
import {
  type DecisionDepart,
  readEtatVu,
  sayEtatVu,
  sayEtatVuShort,
  sumAccordesVus,
  tonVu,
} from './depart.words.ts';

const le = '2026-11-28T23:09:00.000Z';
const depart = (action: DecisionDepart['action'], echec = false): DecisionDepart => ({
  action,
  montant: null,
  le,
  echec,
});

describe('the state of a dossier that its service has decided', () => {
  it.each([
    ['grant', '6', 'accordé, part à 00h09', 'Accordé, part à 00h09', 'atteint'],
    ['refuse', '11', 'refusé, part à 00h09', 'Refusé, part à 00h09', 'refus'],
    ['reject', '12', 'rejeté, part à 00h09', 'Rejeté, part à 00h09', 'refus'],
  ] as const)(
    'is the one that %s gives, with the hour at which it leaves',
    (action, etat, said, court, ton) => {
      const vu = { etat: '2', depart: depart(action) } as const;
      expect([readEtatVu(vu), sayEtatVu(vu), sayEtatVuShort(vu), tonVu(vu)]).toEqual([
        etat,
        said,
        court,
        ton,
      ]);
    },
  );

  it('says that the decision could not leave', () => {
    expect(sayEtatVuShort({ etat: '2', depart: depart('grant', true) })).toBe('Accordé, n’est pas parti');
  });

  it('is its own state for who is not of the service, and once the decision has left', () => {
    expect(sayEtatVu({ etat: '2', depart: null })).toBe("en cours d'instruction");
    expect(sayEtatVuShort({ etat: '6' })).toBe('Accordé');
  });
});

it.each([
  ['nothing granted', null, [null], null],
  ['a grant that waits', null, [{ ...depart('grant'), montant: 2200 }], 2200],
  ['a refusal that waits', null, [depart('refuse')], null],
  [
    'a grant that waits beside that of another service',
    1000,
    [{ ...depart('grant'), montant: 2200 }, null],
    3200,
  ],
])('%s', (_, montant, departs, expected) => {
  expect(sumAccordesVus(montant, departs)).toBe(expected);
});
