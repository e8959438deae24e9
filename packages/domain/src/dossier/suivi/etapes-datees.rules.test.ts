import { expect, it } from 'vitest';
import { type DossierDates, etapesDatees } from './etapes-datees.rules.ts';

const day = (iso: string) => new Date(`${iso}T12:00:00Z`);
const dates: DossierDates = {
  etat: '6',
  genre: 'subvention',
  transmis: day('2026-10-12'),
  etudie: day('2026-10-19'),
  decide: day('2026-11-18'),
  modifiee: null,
  verse_le: null,
  reponse: day('2027-01-20'),
  versement: day('2027-01-22'),
  argent: {
    tour: 'service',
    attendu: { montant: 2800, le: '2027-01-22T12:00:00Z', isAsked: false },
    a_demander: null,
    ensuite: null,
    delai_jours: 60,
  },
  crf: { avant: day('2028-06-30'), isSent: false },
  demande: 3500,
  accorde: 2800,
  verse: 0,
};
const said = (more: Partial<DossierDates> = {}) =>
  etapesDatees({ ...dates, ...more }).map(({ nom, etat, quand, montant }) =>
    [nom, etat, quand, montant]
      .filter((one) => one !== null)
      .join(', ')
      .replaceAll('\u00a0', ' '),
  );

it('has five dated steps, each with the sum it settles', () => {
  expect(said()).toEqual([
    'Transmis, fait, 12 oct. 2026, 3500',
    'Étudié, fait, du 19 oct. 2026 au 18 nov. 2026',
    'Décidé, fait, 18 nov. 2026, 2800',
    'Versement, en-cours, vers le 22 janv. 2027, 2800',
    'Compte rendu, attendu, avant le 30 juin 2028',
  ]);
});

it('says what is only usual as such, and no sum before somebody decided it', () => {
  expect(said({ etat: '2', accorde: null })).toEqual([
    'Transmis, fait, 12 oct. 2026, 3500',
    'Étudié, en-cours, depuis le 19 oct. 2026',
    'Décidé, attendu, vers le 20 janv. 2027',
    'Versement, attendu, vers le 22 janv. 2027',
    'Compte rendu, attendu, avant le 30 juin 2028',
  ]);
});

it('says what was paid, then that the report is the next thing', () => {
  expect(said({ etat: '9', verse: 2800, verse_le: day('2027-01-20') }).slice(3)).toEqual([
    'Versement, fait, 20 janv. 2027, 2800',
    'Compte rendu, en-cours, avant le 30 juin 2028',
  ]);
  expect(said({ etat: '10', verse: 2800 }).at(-1)).toBe('Compte rendu, fait');
});

it('says what is already paid of what was granted', () => {
  expect(etapesDatees({ ...dates, etat: '7', verse: 800 })[3]).toMatchObject({ montant: 2800, deja: 800 });
});

it('says the day of the first decision and that of the act that amended it', () => {
  const modifiee = day('2026-11-29');
  expect(said({ modifiee }).slice(1, 3)).toEqual([
    'Étudié, fait, du 19 oct. 2026 au 18 nov. 2026',
    'Décidé, fait, 18 nov. 2026, modifié le 29 nov. 2026, 2800',
  ]);
  expect(said({ etat: '11', modifiee }).at(-1)).toBe('Refusé, arret, 18 nov. 2026, modifié le 29 nov. 2026');
});

it('says the sum that comes next and its day, or that it waits to be asked', () => {
  const argent = dates.argent;
  if (argent === null) throw new Error('a granted dossier has money to come');
  const asked = { ...argent, attendu: { montant: 1000, le: '2027-01-28T12:00:00Z', isAsked: true } };
  expect(said({ argent: asked })[3]).toBe('Versement, en-cours, vers le 28 janv. 2027, 1000');
  const open = {
    ...argent,
    tour: 'association' as const,
    attendu: null,
    a_demander: { montant: 1400, nature: 'acompte' as const },
  };
  expect(said({ argent: open })[3]).toBe('Versement, en-cours, à demander, 1400');
});

it('stops where a service said no, and draws nothing that was never sent', () => {
  expect(said({ etat: '11' }).at(-1)).toBe('Refusé, arret, 18 nov. 2026');
  expect(said({ etat: 'A', transmis: null })).toEqual([]);
});

it('of an accreditation, follows the decision alone', () => {
  expect(said({ genre: 'agrement', accorde: null })).toHaveLength(3);
});
