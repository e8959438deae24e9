import { describe, expect, it } from 'vitest';
import type { Campagne } from '../../subvention/campagne.rules.ts';
import { sayPeriode } from './aide-publique.words.ts';

const now = new Date('2026-11-28T10:00:00Z');

const said = (parts: Partial<Campagne>, debut = '2026-11-01T00:00:00+01:00') =>
  sayPeriode(
    {
      fuseau: 'Europe/Paris',
      sous_dispositifs: [{ code: 'A', label: 'A', date_debut: debut, date_fin: '2027-03-26T22:59:59Z' }],
      ...parts,
    } as unknown as Campagne,
    now,
  ).replaceAll('\u00a0', ' ');

const fin = 'vendredi 26 mars 2027 à 23h59, heure de Paris';

describe('the closing of an aid', () => {
  it.each([
    ['971', ', soit 18h59 en Guadeloupe'],
    ['972', ', soit 18h59 en Martinique'],
    ['973', ', soit 19h59 en Guyane'],
    ['974', ', soit samedi 27 mars à 02h59 à La Réunion'],
    ['975', ', soit 20h59 à Saint-Pierre-et-Miquelon'],
    ['976', ', soit samedi 27 mars à 01h59 à Mayotte'],
    ['977', ', soit 18h59 à Saint-Barthélemy'],
    ['978', ', soit 18h59 à Saint-Martin'],
    ['984', ', soit samedi 27 mars à 03h59 aux Kerguelen'],
    ['986', ', soit samedi 27 mars à 10h59 à Wallis'],
    ['987', ', soit 12h59 à Papeete'],
    ['988', ', soit samedi 27 mars à 09h59 à Nouméa'],
    ['R04', ', soit samedi 27 mars à 02h59 à La Réunion'],
    ['13', ''],
    ['R93', ''],
  ])('says the hour of the territory %s, which may ask for it', (territoire, there) => {
    expect(said({ territoires: [territoire] })).toBe(`Jusqu’au ${fin}${there}`);
  });

  it('says the hour of Paris alone to the whole country', () => {
    expect(said({})).toBe(`Jusqu’au ${fin}`);
  });

  it('says the hour of the zone in which the campaign is written', () => {
    expect(said({ fuseau: 'Pacific/Tahiti' })).toBe(`Jusqu’au ${fin}, soit 12h59 à Papeete`);
  });
});

describe('the opening of an aid', () => {
  const debut = '2027-01-31T23:00:00Z';

  it('is a day where the day is that of Paris', () => {
    expect(said({}, debut)).toBe(`Du lundi 1er février 2027 au ${fin}`);
  });

  it('has its hour where it is another day overseas', () => {
    expect(said({ territoires: ['987'] }, debut)).toBe(
      `Du lundi 1er février 2027 à 00h00, heure de Paris, soit dimanche 31 janvier à 13h00 à Papeete, au ${fin}, soit 12h59 à Papeete`,
    );
  });
});
