import type { MembreView } from '@asso/contract/association/adhesion.schemas';
import { expect, test } from 'vitest';
import { chapoAcces, isLastManager, porteeLine, sayAccesReach, suiviMembre } from './acces-words.ts';

const aMembre = (more: Partial<MembreView> = {}): MembreView => ({
  id: '00000000-0000-4000-8000-000000000001',
  nom: 'Roux',
  prenom: 'Jeanne',
  civilite: 'MME',
  email: 'jeanne.roux@exemple.fr',
  id_siret: null,
  fonction: 'PRE',
  etat: 'active',
  since: '2026-01-12T10:00:00.000Z',
  reponse_avant: null,
  passe_ferme: false,
  isMoi: false,
  restreint: false,
  dossiers: 0,
  derniere_visite: null,
  compte_ferme: false,
  installe: false,
  desaccord: null,
  message: null,
  preuves: [],
  version: 1,
  ...more,
});
const moi = aMembre({ isMoi: true });
const annexe = '12345678200028';

test.each([
  [[moi], true],
  [[moi, aMembre()], false],
  [[moi, aMembre({ etat: 'demandee' })], true],
  [[moi, aMembre({ restreint: true })], true],
  [[moi, aMembre({ compte_ferme: true })], true],
  [[moi, aMembre({ id_siret: annexe })], true],
  [[aMembre({ isMoi: true, id_siret: annexe }), aMembre()], false],
  [[aMembre({ isMoi: true, restreint: true }), aMembre()], false],
])('who is alone to manage, case %#: %s', (membres, expected) => {
  expect(isLastManager(membres)).toBe(expected);
});

test.each([
  [[moi], '1 personne gère l’association. Invitez-en une deuxième : si l’une part, rien n’est bloqué.'],
  [
    [moi, aMembre()],
    '2 personnes gèrent l’association. Gardez-en au moins deux : si l’une part, rien n’est bloqué.',
  ],
  [
    [moi, aMembre({ compte_ferme: true }), aMembre({ compte_ferme: true }), aMembre()],
    '2 personnes gèrent l’association, sans compter 2\u00a0personnes qui ne peuvent plus se connecter. Gardez-en au moins deux : si l’une part, rien n’est bloqué.',
  ],
  [[aMembre({ id_siret: annexe })], 'Personne ne gère encore toute l’association.'],
])('says how many manage it, case %#', (membres, expected) => {
  expect(chapoAcces(membres)).toBe(expected);
});

test('says of an establishment only what its manager sees', () => {
  const mine = [aMembre({ id_siret: annexe, isMoi: true })];
  expect(chapoAcces(mine, { isSecondaire: true })).toBe('1 personne gère cet établissement.');
});

test('says what an access opens', () => {
  expect(porteeLine({ id_siret: null, dossiers: null }, [])).toBe('Gère l’association');
  expect(porteeLine({ id_siret: null, dossiers: 2 }, [])).toBe('2\u00a0dossiers partagés');
  expect(porteeLine({ id_siret: annexe, dossiers: null }, [])).toContain('Gère un établissement');
});

test('says when somebody last came, not of oneself', () => {
  expect(suiviMembre(moi)).toBe('depuis le 12/01/2026');
  expect(suiviMembre(aMembre())).toBe('depuis le 12/01/2026, pas encore de visite');
  expect(suiviMembre(aMembre({ derniere_visite: '2027-02-28T10:00:00.000Z' }))).toBe(
    'depuis le 12/01/2026, dernière visite le 28/02/2027',
  );
});

test('who accepts a person reads what the access opens, as the rights have it: never every dossier', () => {
  for (const id_siret of [null, annexe]) {
    expect(sayAccesReach({ id_siret })).toContain('n’ouvrira que les dossiers partagés');
    expect(sayAccesReach({ id_siret })).not.toContain('tout ce que vous voyez');
  }
  expect(sayAccesReach({ id_siret: null })).toContain(
    'la liste des dossiers avec leurs états et leurs montants',
  );
});
