import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { describe, expect, test } from 'vitest';
import { adhesionHref, nextHref, onlyMatch } from './adhesion-href.ts';

const siege = '12345678200010';
const annexe = '12345678200028';

const anEtablissement = (more: Partial<EtablissementView> = {}): EtablissementView => ({
  id_siret: siege,
  nic: '00010',
  est_siege: true,
  actif: true,
  date_fermeture: null,
  enseigne: null,
  adresse: {},
  commune: null,
  code_postal: null,
  ...more,
});

const aTrouvee = (more: Partial<AssociationTrouvee> = {}): AssociationTrouvee => ({
  id: '00000000-0000-4000-8000-000000000001',
  id_correspondance: '1000001',
  id_rna: 'W132000417',
  id_siren: '123456782',
  id_siret_siege: siege,
  nom: 'Les Pions de l’Huveaune',
  sigle: null,
  commune: 'Marseille',
  code_postal: '13011',
  code_departement: '13',
  departement: 'Bouches-du-Rhône',
  etat: 'active',
  date_dissolution: null,
  gestionnaires: 0,
  etablissements: [anEtablissement()],
  ...more,
});

const two = [anEtablissement(), anEtablissement({ id_siret: annexe, est_siege: false })];

describe('the page after the choice of an association', () => {
  test.each([
    ['one active establishment skips its choice', aTrouvee(), 'pions', 'certificat-honneur', siege],
    [
      'several have to be chosen from',
      aTrouvee({ etablissements: two }),
      'pions',
      'choix-etablissement',
      null,
    ],
    [
      'closed ones do not count',
      aTrouvee({ etablissements: [anEtablissement(), anEtablissement({ id_siret: annexe, actif: false })] }),
      'pions',
      'certificat-honneur',
      siege,
    ],
    ['none is needed', aTrouvee({ etablissements: [] }), 'pions', 'certificat-honneur', null],
    [
      'a SIRET names its establishment',
      aTrouvee({ etablissements: two }),
      '123 456 782 00028',
      'certificat-honneur',
      annexe,
    ],
  ])('%s', (_, association, q, page, siret) => {
    const url = new URL(nextHref(association, q), 'https://portail.example');
    expect(url.pathname).toBe(`/ajout-association/${page}`);
    expect(url.searchParams.get('siret')).toBe(siret);
    expect(url.searchParams.get('asso')).toBe('W132000417');
    expect(url.searchParams.get('q')).toBe(q);
  });
});

describe('a search that goes straight on', () => {
  test.each([
    ['a SIREN', '123456782', [aTrouvee()], true],
    ['a spaced SIREN', '123 456 782', [aTrouvee()], true],
    ['an RNA in small letters', 'w132000417', [aTrouvee()], true],
    ['words, even with one answer', 'pions huveaune', [aTrouvee()], false],
    ['a number nobody has', '123456782', [], false],
    ['a dissolved association', '123456782', [aTrouvee({ etat: 'dissoute' })], false],
  ])('%s', (_, q, items, isStraight) => {
    expect(onlyMatch(items, q) !== null).toBe(isStraight);
  });
});

test('leaves out of the address what is not known', () => {
  expect(adhesionHref('choix-association', { q: 'pion & dame', asso: null, siret: '' })).toBe(
    '/ajout-association/choix-association?q=pion+%26+dame',
  );
});
