import { expect, it } from 'vitest';
import { choixSuivis, matchesSuivi, nouveautes, type SuiviAbonnement } from './abonnement.rules.ts';
import type { AidePublique } from './aide-publique.rules.ts';

const anAide = (changes: Partial<AidePublique> = {}, campagne: object = {}): AidePublique => ({
  ...{ code: 'A', dispositif: 'FDVA', exercice: 2027, publieeLe: '2027-01-10T09:00:00Z', donne: null },
  services: [{ id: 's1', nom: 'DRAJES', telephone: null, courriel: null }],
  campagne: {
    ...{ titre: 'Une aide', fuseau: 'Europe/Paris' },
    sous_dispositifs: [{ date_debut: '2027-01-20T09:00:00Z', date_fin: '2027-03-01T09:00:00Z' }],
    ...campagne,
  } as AidePublique['campagne'],
  ...changes,
});

it.each<[string, object, SuiviAbonnement, boolean]>([
  ['its service', {}, { sujet: 'service', valeur: 's1' }, true],
  ['another service', {}, { sujet: 'service', valeur: 's2' }, false],
  ['a department, everywhere', {}, { sujet: 'departement', valeur: '13' }, true],
  ['its department', { territoires: ['13'] }, { sujet: 'departement', valeur: '13' }, true],
  ['the department of its region', { territoires: ['R93'] }, { sujet: 'departement', valeur: '13' }, true],
  ['another department', { territoires: ['R53'] }, { sujet: 'departement', valeur: '13' }, false],
  ['its theme', { themes: ['Sport'] }, { sujet: 'theme', valeur: 'Sport' }, true],
  ['a theme, without any', {}, { sujet: 'theme', valeur: 'Sport' }, false],
])('who follows %s', (_, campagne, suivi, expected) => {
  expect(matchesSuivi(anAide({}, campagne), suivi)).toBe(expected);
});

const entre = (depuis: string, jusqu: string) => ({ depuis: new Date(depuis), jusqu: new Date(jusqu) });
const dits = (aides: AidePublique[], reprises: AidePublique[], depuis: string, jusqu: string) =>
  nouveautes({ aides, reprises }, entre(depuis, jusqu)).map(({ quoi }) => quoi);

it('a publication is told once, then its opening', () => {
  const aide = anAide();
  expect(dits([aide], [], '2027-01-10T08:00:00Z', '2027-01-10T09:00:00Z')).toEqual(['publiee']);
  expect(dits([aide], [], '2027-01-10T09:00:00Z', '2027-01-11T09:00:00Z')).toEqual([]);
  expect(dits([aide], [], '2027-01-20T08:00:00Z', '2027-01-20T09:00:00Z')).toEqual(['ouverte']);
  expect(dits([aide], [], '2027-01-09T08:00:00Z', '2027-03-02T09:00:00Z')).toEqual([]);
});

it('a publication taken back is told to whom was told of it', () => {
  const reprise = anAide({ repriseLe: '2027-01-12T09:00:00Z' });
  expect(dits([], [reprise], '2027-01-11T08:00:00Z', '2027-01-12T10:00:00Z')).toEqual(['annulee']);
  expect(dits([], [reprise], '2027-01-10T08:00:00Z', '2027-01-12T10:00:00Z')).toEqual([]);
});

it('services of the catalogue are offered once, departments and themes all', () => {
  const { service, departement, theme } = choixSuivis([anAide(), anAide()]);
  expect(service).toEqual([{ value: 's1', label: 'DRAJES' }]);
  expect([departement.length > 100, theme.some(({ value }) => value === 'Sport')]).toEqual([true, true]);
});
