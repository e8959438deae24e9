import { describe, expect, it } from 'vitest';
import type { SuiteArgent } from '../dossier/suivi/suite-argent.rules.ts';
import {
  type DossierVivant,
  type EtapeAnnee,
  etapesAnnee,
  isVivant,
  placeAllOnAxe,
  placeOnAxe,
  sayDateEtape,
  yearAxe,
} from './annee.rules.ts';

const now = new Date('2026-11-23T10:00:00Z');
const axe = yearAxe(now);

const aDossier = (dossier: Partial<DossierVivant>): DossierVivant => ({
  genre: 'subvention',
  etat: 'D',
  echeance: null,
  transmis_le: '2026-10-12T10:00:00Z',
  decide_le: null,
  accorde_le: null,
  argent: null,
  etat_le: '2026-10-12T10:00:00Z',
  delai_jours: 100,
  delai_versement_jours: 60,
  exercice_crf: 2027,
  manque: null,
  crf: null,
  ...dossier,
});

const said = (dossier: Partial<DossierVivant>) =>
  etapesAnnee(aDossier(dossier), now).map(
    (one) => `${one.nom}, ${one.etat}, ${sayDateEtape(one, axe, now).replaceAll('\u00a0', ' ')}`,
  );

describe('the year of a dossier', () => {
  it('goes on from its sending, with the usual dates', () => {
    expect(said({})).toEqual([
      'Demande, fait, 12 oct.',
      'Décision, attendu, vers le 20 janv.',
      'Versement, attendu, vers le 21 mars',
      'Compte rendu, attendu, juin 2028',
    ]);
  });

  it('begins with the end of the campaign as long as it is not sent', () => {
    expect(said({ etat: 'A', transmis_le: null, echeance: '2027-03-13T22:59:59Z' })).toEqual([
      'Demande, a-vous, avant le 13 mars',
      'Décision, attendu, vers le 22 juin',
      'Versement, attendu, vers le 21 août',
      'Compte rendu, attendu, juin 2028',
    ]);
  });

  it('is over with the report that is owed first, which is not the last one of a grant of several years', () => {
    expect(said({ etat: '6', exercice_crf: 2027 }).at(-1)).toBe('Compte rendu, attendu, juin 2028');
    expect(said({ etat: '8', exercice_crf: 2028 }).at(-1)).toBe('Compte rendu, attendu, juin 2029');
  });

  it('has a correction when it was sent back, and when something is missing', () => {
    expect(said({ etat: 'C' })[1]).toBe('Correction, a-vous, maintenant');
    expect(said({ manque: '1 pièce', echeance: '2026-12-04T22:59:59Z' })[1]).toBe(
      'Correction, a-vous, avant le 4 déc.',
    );
  });

  it('says what is late, and promises nothing where the campaign says nothing', () => {
    expect(said({ delai_jours: 30 })[1]).toBe('Décision, attendu, depuis le 11 nov.');
    expect(said({ delai_jours: null }).slice(1, 3)).toEqual([
      'Décision, attendu, sans date',
      'Versement, attendu, sans date',
    ]);
  });

  it('says when the payment comes, or that it waits to be asked', () => {
    const accorde = { etat: '6', accorde_le: '2026-11-20T10:00:00Z' } as const;
    const argent: SuiteArgent = {
      tour: 'service',
      attendu: { montant: 2800, le: '2027-01-19T10:00:00Z', isAsked: false },
      a_demander: null,
      ensuite: null,
      delai_jours: 60,
    };
    expect(said({ ...accorde, argent }).slice(1, 3)).toEqual([
      'Décision, fait, 20 nov.',
      'Versement, attendu, vers le 19 janv.',
    ]);
    const a_demander = { montant: 2800, nature: 'totalite' as const };
    expect(
      said({ ...accorde, argent: { ...argent, tour: 'association', attendu: null, a_demander } })[2],
    ).toBe('Versement, a-vous, à demander');
  });

  it('ends with the report, which is done once the service has it', () => {
    const verse = { etat: '9', exercice_crf: 2026, etat_le: '2026-11-02T10:00:00Z' } as const;
    expect(said({ ...verse, crf: { exercice: 2026, isRenvoye: false } }).slice(2)).toEqual([
      'Versement, fait, 2 nov.',
      'Compte rendu, attendu, avant le 30 juin',
    ]);
    expect(said({ ...verse, crf: { exercice: 2026, isRenvoye: true } })[3]).toBe(
      'Compte rendu, a-vous, avant le 30 juin',
    );
    expect(said(verse)[3]).toBe('Compte rendu, fait, fait');
  });

  it('of an accreditation ends with its decision', () => {
    expect(said({ genre: 'agrement' })).toHaveLength(2);
    expect(isVivant({ etat: '6', genre: 'agrement' })).toBe(false);
    expect(isVivant({ etat: '6', genre: 'subvention' })).toBe(true);
    expect(
      (['B', '10', '11', '12'] as const).filter((etat) => isVivant({ etat, genre: 'subvention' })),
    ).toEqual([]);
  });
});

describe('the line of dates', () => {
  it.each([
    ['2026-11-23', 2027, ['oct.', 'janv. 2027', 'avril', 'juil.', 'oct.']],
    ['2027-03-06', 2027, ['janv. 2027', 'avril', 'juil.', 'oct.']],
    ['2027-03-07', 2028, ['janv. 2027', 'juil.', 'janv. 2028', 'juil.']],
  ])('of %s goes to the end of %i', (jour, annee, noms) => {
    const line = yearAxe(new Date(`${jour}T12:00:00Z`));
    expect(line.annee).toBe(annee);
    expect(line.reperes.map(({ nom }) => nom.replaceAll('\u00a0', ' '))).toEqual(noms);
  });

  it('places what is outside at its ends', () => {
    const places = ['2025-01-01', '2026-10-01', '2028-06-30'].map((le) => placeOnAxe(axe, new Date(le)));
    expect(places).toEqual([0, 0, 1]);
  });

  const placed = (etapes: [EtapeAnnee['etat'], string | null][]) =>
    placeAllOnAxe(
      etapes.map(([etat, le]) => ({ etat, le: le === null ? null : new Date(le) })),
      axe,
      now,
    );

  it('keeps the names of the steps apart, in their order, within the line', () => {
    const [tard, debut] = ['2027-12-30', axe.debut.toISOString()];
    for (const etapes of [
      [tard, tard, tard, tard, tard],
      [debut, debut, null, null, debut],
    ]) {
      const places = placed(etapes.map((le) => ['attendu', le])).map(({ place }) => place);
      expect(places).toHaveLength(5);
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(0.129);
      expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
    }
  });

  it('keeps the point of each step at its very day, wherever its name is moved', () => {
    const placees = placed([
      ['attendu', '2027-02-26'],
      ['attendu', '2027-03-01'],
      ['attendu', null],
      ['attendu', '2028-06-30'],
    ]);
    const days = ['2027-02-26', '2027-03-01'].map((le) => placeOnAxe(axe, new Date(le)));
    expect(placees.map(({ point }) => point)).toEqual([...days, placees[2]?.place, 1]);
    expect(placees[1]?.place).toBeGreaterThan(days[1] ?? 1);
  });

  it('never places what is done after today: the earlier steps are left out where the line begins', () => {
    const lastYear = placed([
      ['fait', '2025-10-02'],
      ['fait', '2026-01-20'],
      ['fait', '2026-02-20'],
      ['attendu', '2027-06-30'],
    ]);
    expect(lastYear.map(({ etape }) => etape.le?.toISOString().slice(0, 10))).toEqual([
      '2026-02-20',
      '2027-06-30',
    ]);
    expect(lastYear[0]?.place).toBe(0);
    const aDay = placed([
      ['fait', '2026-11-20'],
      ['fait', null],
      ['a-vous', null],
    ]);
    const today = placeOnAxe(axe, now);
    expect(aDay.slice(0, -1).every(({ place }) => place <= today)).toBe(true);
    expect(aDay.at(-1)?.place).toBeGreaterThan(today);
  });
});
