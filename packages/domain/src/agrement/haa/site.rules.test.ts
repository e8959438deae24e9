import { describe, expect, it } from 'vitest';
import type { AdresseSite, Site } from './site.fields.ts';
import {
  adresseSiteLine,
  adresseSiteProblems,
  completeAdresse,
  completeSite,
  horairesProblems,
  nomCompare,
  type SiteComplet,
  siteProblems,
  toAdresseSite,
} from './site.rules.ts';
import { siteComplet } from './test/test-haa-complete.ts';

const said = (found: { code: string; field?: string }[]) =>
  found.map(({ code, field }) => `${code} ${field}`);

describe('what the portal works out of a site', () => {
  it('keeps its activities as JSON text beside the list [R3.11]', () => {
    expect(completeSite({ nature_activite: ['EPI', 'MAR'] }).code_nature_activite).toBe('["EPI","MAR"]');
    expect(completeSite({ nature_activite: [] }).code_nature_activite).toBeNull();
    expect(completeSite({}).code_nature_activite).toBeNull();
  });

  it.each<[string, Site, Partial<Site>]>([
    [
      'an establishment',
      { type_membre: 'etablissement', membre_siret_id: '90000000100017' },
      { isEtablissement: true, selectedMembre: '90000000100017', membre_reseau_id: null },
    ],
    [
      'a member of the network',
      { type_membre: 'association', membre_reseau_id: 'm1', membre_siret_id: '90000000100017' },
      { isEtablissement: false, selectedMembre: 'm1', membre_siret_id: null },
    ],
    [
      'said by the box and whom it names',
      { isEtablissement: false, selectedMembre: 'm1' },
      { type_membre: 'association', membre_reseau_id: 'm1', membre_siret_id: null },
    ],
    ['nothing said', {}, { type_membre: null, isEtablissement: null, selectedMembre: null }],
    [
      'one that goes round has no address',
      { itinerant: true, adresse_id: 'a1', adresse_membre: true },
      { adresse_id: null, adresse_membre: false },
    ],
  ])('whose it is: %s [R3.12]', (_, site, expected) => {
    expect(completeSite(site)).toMatchObject(expected);
  });

  it.each([
    [undefined, 'France'],
    [null, 'France'],
    ['', 'France'],
    ['FRANCE', 'France'],
    ['France', 'France'],
    ['BELGIQUE', 'BELGIQUE'],
  ])('an address that names %s is in %s [R3.13]', (pays, expected) => {
    expect(completeAdresse({ pays }).pays).toBe(expected);
  });
});

describe('what a site lacks', () => {
  it.each<[string, Partial<SiteComplet>, string[]]>([
    ['nothing', {}, []],
    ['its name', { nom: ' ' }, ['kernel.a-renseigner nom']],
    ['whose it is', { type_membre: null }, ['kernel.a-renseigner type_membre']],
    ['which establishment', { membre_siret_id: null }, ['kernel.a-renseigner membre_siret_id']],
    [
      'which member',
      { type_membre: 'association', membre_siret_id: null },
      ['kernel.a-renseigner membre_reseau_id'],
    ],
    ['what is done there', { nature_activite: [] }, ['kernel.case-a-cocher nature_activite']],
    ['where it is', { adresse: null }, ['haa.adresse-a-preciser adresse']],
    ['a place, when it goes round', { itinerant: true, adresse: null }, []],
    [
      'a part of its address',
      { adresse: { voie: 'rue des Lilas', cp: '13015' } },
      ['kernel.a-renseigner adresse.commune'],
    ],
  ])('%s', (_, given, expected) => {
    expect(said(siteProblems(siteComplet(given), 'transmission'))).toEqual(expected);
  });

  it('is kept with its name alone', () => {
    expect(said(siteProblems({ nom: 'Camion' }, 'saisie'))).toEqual([]);
    expect(said(siteProblems({}, 'saisie'))).toEqual(['kernel.obligatoire nom']);
  });

  it.each<[AdresseSite, string[]]>([
    [{ cp: '13015', commune: 'Marseille', voie: 'rue des Lilas' }, []],
    [{ commune: 'Marseille', voie: 'rue des Lilas' }, ['haa.code-postal-manquant cp']],
    [{ cp: '1301', commune: 'Marseille', voie: 'rue des Lilas' }, ['referentiel.code-postal cp']],
    [{ cp: '13015', commune: 'Marseille', bp: 'Lieu-dit Les Pins' }, []],
    [{ cp: '13015', commune: 'Marseille' }, ['haa.voie-a-preciser voie']],
    [{ pays: 'BELGIQUE', cp: '1000', commune: 'Bruxelles', voie: 'rue Neuve' }, []],
  ])('an address: %j', (adresse, expected) => {
    expect(said(adresseSiteProblems(adresse, 'transmission'))).toEqual(expected);
  });
});

describe('hours', () => {
  const line = (id: string, jour: 'LU' | 'MA', de: string, a: string) => ({ id, jour, de, a });
  it.each<[string, ReturnType<typeof line>[], string[]]>([
    ['one after the other', [line('1', 'LU', '09h00', '12h00'), line('2', 'LU', '12h00', '14h00')], []],
    ['on two days', [line('1', 'LU', '09h00', '12h00'), line('2', 'MA', '10h00', '11h00')], []],
    ['reversed', [line('1', 'LU', '12h00', '09h00')], ['haa.horaires-inverses horaire_ouverture.1.a']],
    ['empty', [line('1', 'LU', '12h00', '12h00')], ['haa.horaires-inverses horaire_ouverture.1.a']],
    [
      'crossing',
      [line('1', 'LU', '09h00', '12h00'), line('2', 'LU', '11h59', '14h00')],
      ['haa.horaires-croises horaire_ouverture.2.a'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(said(horairesProblems(lines))).toEqual(expected);
  });
});

it('an address of the portal has one complement, and is said on one line', () => {
  const adresse = toAdresseSite({
    num_voie: '12',
    repet_voie: 'B',
    type_voie: 'RUE',
    voie: 'des Lilas',
    cplt_1: 'Bâtiment A',
    cplt_2: 'escalier 2',
    cp: '13011',
    commune: 'Marseille',
  });
  expect(adresse).toEqual({
    cplt: 'Bâtiment A escalier 2',
    num_voie: '12',
    repet_voie: 'B',
    type_voie: 'RUE',
    voie: 'des Lilas',
    cp: '13011',
    commune: 'Marseille',
  });
  expect(adresseSiteLine(adresse)).toBe('Bâtiment A escalier 2, 12 bis rue des Lilas, 13011 Marseille');
  expect(toAdresseSite({})).toEqual({ cplt: null });
});

it.each([
  ['Épicerie Nord', ' épicerie  nord', true],
  ['Épicerie Nord', 'Épicerie Sud', false],
])('« %s » and « %s » are the same name of a site: %s', (one, other, expected) => {
  expect(nomCompare(one) === nomCompare(other)).toBe(expected);
});
