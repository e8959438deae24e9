import { expect, it } from 'vitest';
import { ordreEtats } from './instruction.states.ts';
import { isDossierLate, reponseHabituelle } from './retard.rules.ts';

const recu = { etat: 'D' as const, transmis_le: new Date('2027-02-01T12:00:00Z'), delai_jours: 90 };

it.each([
  ['2027-05-02T11:59:59Z', false],
  ['2027-05-02T12:00:00Z', false],
  ['2027-05-02T12:00:01Z', true],
])('received on 1 February, usually answered in 90 days, on %s late is %s', (now, expected) => {
  expect(isDossierLate(recu, new Date(now))).toBe(expected);
});

it('is so of who studies it alone', () => {
  const late = ordreEtats.filter((etat) =>
    isDossierLate({ ...recu, etat }, new Date('2028-01-01T00:00:00Z')),
  );
  expect(late).toEqual(['D', '2']);
});

it('is never so of what was not received, nor without a usual delay', () => {
  for (const changes of [{ transmis_le: null }, { delai_jours: null }]) {
    expect(reponseHabituelle({ ...recu, ...changes })).toBeNull();
    expect(isDossierLate({ ...recu, ...changes }, new Date('2030-01-01T00:00:00Z'))).toBe(false);
  }
});
