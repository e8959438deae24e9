import { describe, expect, it } from 'vitest';
import { ordreEtats } from '../dossier/instruction.states.ts';
import { dueRappelCrf, echeanceCrf, exercicesAttendus, exercicesNonRecus } from './echeance-crf.rules.ts';

const dossier = { exercice: 2027, exercice_fin: 2029, instructions: [{ etat: '9' as const }] };

describe('the reports a grant owes', () => {
  it('are one for each exercise, first and last included, while an instruction is in 6 to 9', () => {
    expect(exercicesAttendus(dossier)).toEqual([2027, 2028, 2029]);
    const owing = ordreEtats.filter(
      (etat) => exercicesAttendus({ ...dossier, instructions: [{ etat }] }).length > 0,
    );
    expect(owing).toEqual(['6', '7', '8', '9']);
    expect(exercicesAttendus({ ...dossier, instructions: [{ etat: '11' }, { etat: '6' }] })).toHaveLength(3);
  });

  it('keep the dossier from finishing until each is received', () => {
    expect(
      exercicesNonRecus(dossier, [
        { exercice: 2027, id_etat: 5 },
        { exercice: 2028, id_etat: 4 },
      ]),
    ).toEqual([2028, 2029]);
    expect(
      exercicesNonRecus(
        dossier,
        [2027, 2028, 2029].map((exercice) => ({ exercice, id_etat: 5 as const })),
      ),
    ).toEqual([]);
  });
});

describe('the deadline', () => {
  it.each([
    ['Europe/Paris', '2028-06-30T21:59:59.000Z'],
    ['Indian/Reunion', '2028-06-30T19:59:59.000Z'],
    ['America/Martinique', '2028-07-01T03:59:59.000Z'],
    ['Pacific/Noumea', '2028-06-30T12:59:59.000Z'],
  ])('is the end of 30 June of the year after, in %s', (zone, instant) => {
    expect(echeanceCrf(2027, zone).toISOString()).toBe(instant);
  });
});

describe('the reminders', () => {
  const echeance = echeanceCrf(2027);
  const at = (now: string) => dueRappelCrf({ echeance, now: new Date(now), zone: 'Europe/Paris' });

  it.each([
    ['2028-05-30T10:00:00Z', null],
    ['2028-05-31T10:00:00Z', 30],
    ['2028-06-22T10:00:00Z', 30],
    ['2028-06-23T10:00:00Z', 7],
    ['2028-06-29T10:00:00Z', 1],
    ['2028-06-30T21:59:59Z', 1],
    ['2028-06-30T22:00:00Z', -1],
    ['2028-07-01T10:00:00Z', -1],
    ['2028-07-14T10:00:00Z', -1],
    ['2028-07-15T10:00:00Z', -15],
    ['2028-08-14T10:00:00Z', -45],
    ['2028-08-29T10:00:00Z', -45],
    ['2028-08-30T10:00:00Z', null],
  ])('on %s is that of %s', (now, jours) => {
    expect(at(now)).toBe(jours);
  });

  it.each([
    ['2028-06-19T10:00:00Z', null],
    ['2028-06-20T10:00:00Z', 10],
    ['2028-06-30T21:59:59Z', 10],
    ['2028-07-19T10:00:00Z', null],
    ['2028-07-20T10:00:00Z', -20],
    ['2028-08-30T10:00:00Z', null],
  ])('are those of the campaign: on %s, %s', (now, jours) => {
    const rappels = { avant: [10], apres: [20] };
    expect(dueRappelCrf({ echeance, now: new Date(now), zone: 'Europe/Paris', rappels })).toBe(jours);
  });

  it('are none where the campaign wants none', () => {
    const none = { echeance, zone: 'Europe/Paris', rappels: { avant: [], apres: [] } };
    for (const now of ['2028-06-29T10:00:00Z', '2028-07-01T10:00:00Z']) {
      expect(dueRappelCrf({ ...none, now: new Date(now) })).toBeNull();
    }
  });
});
