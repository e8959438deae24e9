import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { expect, it } from 'vitest';
import { attenteOf } from './attente-dossier.ts';

const aDossier = (etat: string, transmis_le: string | null, retard: number | null = 90) =>
  ({ instructions: [{ etat, transmis_le }], colonnes: { retard } }) as unknown as DossierItem;
const said = (dossier: DossierItem, now: string) => {
  const attente = attenteOf(dossier, new Date(now));
  return attente && [attente.phrase.replaceAll('\u00a0', ' '), attente.isLate];
};

it.each([
  ['D', '2027-02-01T20:00:00Z', ['aujourd’hui', false]],
  ['D', '2027-02-02T12:00:00Z', ['il y a 1 jour', false]],
  ['2', '2027-02-13T12:00:00Z', ['il y a 12 jours', false]],
  ['2', '2027-05-02T12:00:00Z', ['il y a 90 jours', false]],
  ['2', '2027-05-02T12:00:01Z', ['en retard depuis aujourd’hui', true]],
  ['D', '2027-05-10T12:00:00Z', ['en retard de 8 jours', true]],
  ['6', '2027-06-01T12:00:00Z', ['', false]],
  ['C', '2027-06-01T12:00:00Z', ['', false]],
])('received on 1 February and in state %s on %s: %j', (etat, now, expected) => {
  expect(said(aDossier(etat, '2027-02-01T12:00:00Z'), now)).toEqual(expected);
});

it.each([
  ['D', 90, '2027-05-02T12:00:00.000Z'],
  ['2', null, undefined],
  ['6', 90, undefined],
])('in state %s, with a usual delay of %j days, an answer is awaited for %s', (etat, delai, expected) => {
  const attente = attenteOf(aDossier(etat, '2027-02-01T12:00:00Z', delai), new Date('2027-02-13T12:00:00Z'));
  expect(attente?.attendu?.toISOString()).toBe(expected);
});

it('never transmitted, it waits for nobody; without a usual delay it is never late', () => {
  expect(said(aDossier('A', null), '2027-06-01T12:00:00Z')).toBeNull();
  expect(said(aDossier('D', '2026-02-01T12:00:00Z', null), '2027-02-01T12:00:00Z')).toEqual([
    'il y a 365 jours',
    false,
  ]);
});
