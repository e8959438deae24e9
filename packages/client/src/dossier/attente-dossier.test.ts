import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { expect, it } from 'vitest';
import { describeAttente } from './attente-dossier.ts';

const chez = (service: string, etat: string, transmis_le: string | null, depart?: object) => ({
  id_service_instructeur: service,
  etat,
  transmis_le,
  depart,
});
const aDossier = (etat: string, transmis_le: string | null, retard: number | null = 90) =>
  ({
    instructions: [chez('s', etat, transmis_le)],
    colonnes: { retard, place: 's' },
  }) as unknown as DossierItem;
const said = (dossier: DossierItem, now: string) => {
  const attente = describeAttente(dossier, new Date(now));
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
  const attente = describeAttente(
    aDossier(etat, '2027-02-01T12:00:00Z', delai),
    new Date('2027-02-13T12:00:00Z'),
  );
  expect(attente?.attendu?.toISOString()).toBe(expected);
});

it('never transmitted, it waits for nobody; without a usual delay it is never late', () => {
  expect(said(aDossier('A', null), '2027-06-01T12:00:00Z')).toBeNull();
  expect(said(aDossier('D', '2026-02-01T12:00:00Z', null), '2027-02-01T12:00:00Z')).toEqual([
    'il y a 365 jours',
    false,
  ]);
});

const part = { action: 'grant', montant: 700, le: '2027-02-13T12:30:00Z', echec: false };

it.each([
  [
    'the decision of another service waits to leave',
    chez('autre', '2', '2027-02-10T12:00:00Z', part),
    'il y a 12 jours',
  ],
  ['another service received it later', chez('autre', 'D', '2027-02-12T12:00:00Z'), 'il y a 12 jours'],
  ['another service has decided', chez('autre', '6', '2027-02-12T12:00:00Z'), 'il y a 12 jours'],
])('%s: the service who reads is still awaited, since it received it', (_, other, phrase) => {
  const instructions = [other, chez('s', '2', '2027-02-01T12:00:00Z')];
  const dossier = { instructions, colonnes: { retard: 90, place: 's' } } as unknown as DossierItem;
  expect(said(dossier, '2027-02-13T12:00:00Z')?.[0]).toBe(phrase);
  expect(describeAttente(dossier, new Date('2027-02-13T12:00:00Z'))?.attendu).toEqual(
    new Date('2027-05-02T12:00:00Z'),
  );
});

it('its own decision that waits to leave ends the wait, and is late no more', () => {
  const instructions = [chez('s', '2', '2027-02-01T12:00:00Z', part)];
  const dossier = { instructions, colonnes: { retard: 90, place: 's' } } as unknown as DossierItem;
  expect(describeAttente(dossier, new Date('2027-06-01T12:00:00Z'))).toMatchObject({
    attendu: null,
    isLate: false,
  });
});
