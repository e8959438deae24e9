import { expect, it } from 'vitest';
import { type CleConservation, conservations } from './conservation.rows.ts';
import { addDuree, keptSince, sayConservations, sayDuree, subtractDuree } from './conservation.rules.ts';

/** This table is written by hand, so that a change of the law is reviewed here too. */
const attendues: Record<CleConservation, [duree: string, sort: string, tache: string]> = {
  connexion: ['1 jour', 'supprime', 'compte.purger-sessions'],
  inscription: ['30 jours', 'supprime', 'compte.purger-sessions'],
  compteInactif: ['3 ans', 'anonymise', 'vie-privee.comptes-inactifs'],
  requete: ['1 jour', 'supprime', 'idempotence.purger'],
  presence: ['1 minute', 'supprime', 'subvention.purger-presences'],
  courriel: ['365 jours', 'supprime', 'courriel.purger'],
  notification: ['2 ans', 'supprime', 'vie-privee.correspondances'],
  invitation: ['1 an', 'supprime', 'vie-privee.correspondances'],
  aide: ['2 ans', 'anonymise', 'vie-privee.correspondances'],
  avis: ['1 an', 'supprime', 'vie-privee.correspondances'],
  brouillon: ['2 ans', 'supprime', 'vie-privee.brouillons'],
  dossierRefuse: ['2 ans', 'anonymise', 'vie-privee.dossiers'],
  dossierAccorde: ['10 ans', 'anonymise', 'vie-privee.dossiers'],
  demandeSiret: ['1 an', 'anonymise', 'vie-privee.demandes-siret'],
  declarationCec: ['5 ans', 'anonymise', 'benevolat.effacer-noms'],
  passSport: ['2 ans', 'anonymise', 'pass-sport.effacer-beneficiaires'],
  passSportCompte: ['10 ans', 'anonymise', 'pass-sport.effacer-comptes'],
  fusion: ['30 jours', 'supprime', 'vie-privee.fusions'],
  representantRetire: ['1 an', 'supprime', 'vie-privee.lignes-retirees'],
  ribRetire: ['1 an', 'supprime', 'vie-privee.lignes-retirees'],
  documentRetire: ['1 an', 'supprime', 'vie-privee.documents'],
  abonnement: ['7 jours', 'supprime', 'catalogue.purger-abonnements'],
  absence: ['90 jours', 'supprime', 'instruction.purger-absences'],
  journal: ['10 ans', 'anonymise', 'vie-privee.journal'],
  export: ['7 jours', 'supprime', 'vie-privee.exports'],
};

it('each kind of data is kept as long as written, then goes as written', () => {
  const said = Object.entries(conservations).map(([cle, { duree, sort, tache }]) => [
    cle,
    [sayDuree(duree).replaceAll('\u00a0', ' '), sort, tache],
  ]);
  expect(Object.fromEntries(said)).toEqual(attendues);
});

it.each([
  [{ minutes: 1 }, '2027-03-15T09:29:00.000Z'],
  [{ jours: 7 }, '2027-03-08T09:30:00.000Z'],
  [{ annees: 10 }, '2017-03-15T09:30:00.000Z'],
])('%j before 15 March 2027 at 9h30 is %s', (duree, limite) => {
  expect(subtractDuree(duree, new Date('2027-03-15T09:30:00Z')).toISOString()).toBe(limite);
  expect(addDuree(duree, new Date(limite)).toISOString()).toBe('2027-03-15T09:30:00.000Z');
});

it('five years before a 29 February is the day after the 28th', () => {
  expect(keptSince('declarationCec', new Date('2028-02-29T00:00:00Z')).toISOString()).toBe(
    '2023-03-01T00:00:00.000Z',
  );
});

/** Neither the specification nor the recommendations give these periods, so the operator may decide otherwise. */
const proposees: readonly CleConservation[] = [
  'inscription',
  'notification',
  'invitation',
  'aide',
  'avis',
  'brouillon',
  'passSportCompte',
  'fusion',
  'representantRetire',
  'ribRetire',
  'documentRetire',
  'abonnement',
  'absence',
  'journal',
];

it('a period that is ours is said to be a proposal, and no other', () => {
  const said = sayConservations().filter(({ duree }) => duree.includes('(durée proposée)'));
  expect(said.map(({ cle }) => cle)).toEqual(proposees);
  expect(sayConservations().find(({ cle }) => cle === 'ribRetire')?.duree).toBe(
    '1\u00a0an (durée proposée), à partir de leur retrait ; plus longtemps si un dossier, un paiement ou le Pass’Sport s’en sert encore',
  );
});

it('is said in sentences: until when, then what becomes of it and what is left', () => {
  expect(sayConservations().find(({ cle }) => cle === 'passSport')).toMatchObject({
    categorie: 'Bénéficiaires du Pass’Sport',
    duree: '2\u00a0ans, à partir de la fin de la saison',
    devient: 'Rendu anonyme. Reste : le code, pour les comptes.',
  });
});

it.each([
  [
    'compteInactif',
    '3 ans, à partir de la dernière connexion, après un avertissement 60 jours puis 15 jours avant',
  ],
  [
    'brouillon',
    '2 ans (durée proposée), à partir de la dernière modification, après un avertissement 60 jours puis 15 jours avant',
  ],
])('says of %s that its people are warned', (cle, duree) => {
  const said = sayConservations().find((one) => one.cle === cle)?.duree;
  expect(said?.replaceAll('\u00a0', ' ')).toBe(duree);
});
