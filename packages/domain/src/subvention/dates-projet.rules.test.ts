import { describe, expect, it } from 'vitest';
import { checkProjetDuree, listAnneesWithoutProjet, periodesPretes } from './dates-projet.rules.ts';
import { sayAnneesAide, sayDayOutside, sayDureeLimits, sayEndBeforeStart } from './dates-projet.words.ts';

const une = { exercice: 2027, exercice_fin: 2027 };
const trois = { exercice: 2027, exercice_fin: 2029 };

describe('the ready periods', () => {
  it('are halves of the only year of an aid', () => {
    expect(periodesPretes(une).map(({ label, debut, fin }) => [label, debut, fin])).toEqual([
      ['Toute l’année 2027', '2027-01-01', '2027-12-31'],
      ['Janvier à juin', '2027-01-01', '2027-06-30'],
      ['Sept. à déc.', '2027-09-01', '2027-12-31'],
    ]);
  });

  it('are the school years that several years hold whole', () => {
    expect(periodesPretes(trois).map(({ label, debut, fin }) => [label, debut, fin])).toEqual([
      ['De 2027 à 2029', '2027-01-01', '2029-12-31'],
      ['Année scolaire 2027-2028', '2027-09-01', '2028-06-30'],
      ['Année scolaire 2028-2029', '2028-09-01', '2029-06-30'],
    ]);
  });

  it.each([une, trois])('all stand inside the years of the aid', (annees) => {
    for (const { debut, fin } of periodesPretes(annees)) {
      expect(checkProjetDuree(debut, fin, annees)?.hors).toBe(0);
    }
  });
});

describe('the length of a project', () => {
  const said = (debut: unknown, fin: unknown, annees = une) => {
    const duree = checkProjetDuree(debut, fin, annees);
    const words = duree && sayDureeLimits(duree, annees);
    return words && `${words.jours}${words.suite}`.replaceAll('\u00a0', ' ');
  };

  it.each([
    ['2027-04-05', '2027-06-30', '87 jours, dans l’année 2027.'],
    ['2027-04-05', '2027-04-05', '1 jour, dans l’année 2027.'],
    ['2027-12-30', '2028-01-02', '4 jours, dont 2 en dehors de 2027.'],
    ['2026-01-01', '2026-01-02', '2 jours, en dehors de 2027.'],
    ['2028-02-01', '2028-02-29', '29 jours, en dehors de 2027.'],
  ])('from %s to %s is « %s »', (debut, fin, words) => {
    expect(said(debut, fin)).toBe(words);
  });

  it('of several years says them', () => {
    expect(said('2027-09-01', '2028-06-30', trois)).toBe('304 jours, de 2027 à 2029.');
  });

  it.each([
    [null, '2027-06-30'],
    ['2027-06-30', null],
    ['2027-06-30', '2027-06-29'],
    ['31/02/2027', '2027-06-29'],
  ])('is not known from %j to %j', (debut, fin) => {
    expect(said(debut, fin)).toBeNull();
  });

  it('is drawn where it stands in the years', () => {
    expect(checkProjetDuree('2027-01-01', '2027-12-31', une)).toMatchObject({ de: 0, a: 1 });
    expect(checkProjetDuree('2026-12-01', '2027-01-31', une)).toMatchObject({ de: 0, a: 31 / 365 });
    expect(checkProjetDuree('2028-02-01', '2028-02-02', une)).toMatchObject({ de: 1, a: 1 });
  });
});

describe('a day outside the years', () => {
  it('is said with what to do', () => {
    expect(sayDayOutside('2028-01-12', une)).toBe(
      'Le 12/01/2028 est hors de l’année 2027. Choisissez un jour entre le 01/01/2027 et le 31/12/2027.',
    );
    expect(sayDayOutside('2030-01-12', trois)).toContain('hors des années 2027 à 2029.');
    expect(sayDayOutside('2027-12-31', une)).toBeUndefined();
  });

  it('is said before its beginning, for an end', () => {
    expect(sayEndBeforeStart('2027-04-05', '2027-04-04')).toBe(
      'La fin est avant le début. Début : lundi 5 avril.',
    );
    expect(sayEndBeforeStart('2027-04-05', '2027-04-05')).toBeUndefined();
  });

  it('comes after the years were said', () => {
    expect(sayAnneesAide(une)).toBe(
      'L’aide porte sur 2027 : le projet commence et finit cette année-là.'.replace(' :', '\u00a0:'),
    );
  });
});

const financees = (...annees: number[]) => annees.map((annee) => ({ annee, montant_demande: 500 }));

it.each([
  ['2027-03-01', '2028-11-30', financees(2027, 2028), []],
  ['2027-03-01', '2028-11-30', financees(2027, 2028, 2029), [2029]],
  ['2028-01-01', '2028-11-30', financees(2027, 2028), [2027]],
  ['2028-01-01', '2028-11-30', [{ annee: 2027, montant_demande: 0 }], []],
  ['2028-12-01', '2028-01-30', financees(2029), []],
])(
  'a project from %s to %s that is paid for %j asks for years without it: %j',
  (date_debut, date_fin, financements, annees) => {
    expect(listAnneesWithoutProjet({ description: { date_debut, date_fin }, financements })).toEqual(annees);
  },
);
