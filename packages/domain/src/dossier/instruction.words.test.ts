import { describe, expect, it } from 'vitest';
import { describeCourrier } from './instruction.words.ts';

const move = {
  nomme: { titre: 'FDVA 2027', type: null, projet: 'Former nos arbitres' },
  service: 'DRAJES Sud',
} as const;

describe('the e-mail of a move', () => {
  it('says in its subject what was done, to which dossier', () => {
    expect(describeCourrier({ ...move, action: 'start' })).toEqual({
      subject: 'À l’étude\u00a0: Former nos arbitres',
      title: 'À l’étude\u00a0: Former nos arbitres',
      acte: undefined,
      phrase: 'DRAJES Sud a commencé à étudier votre dossier.',
      text: undefined,
    });
  });

  it('leads with the fact, the project and what goes with it', () => {
    const subject = (given: Partial<Parameters<typeof describeCourrier>[0]>) =>
      describeCourrier({ ...move, action: 'grant', ...given }).subject;
    expect(subject({ montantEuros: 2800 })).toBe('Accordé\u00a0: Former nos arbitres, 2\u202f800\u00a0€');
    expect(subject({ genre: 'agrement' })).toBe('Agrément accordé\u00a0: Former nos arbitres');
    expect(subject({ action: 'transmit', association: 'Cercle de voile' })).toBe(
      'Transmis\u00a0: Former nos arbitres, Cercle de voile',
    );
  });

  it('gives the reason to the letter, under the name of the service', () => {
    const { text } = describeCourrier({ ...move, action: 'sendBack', motif: 'Joignez le rapport.\nMerci.' });
    expect(text).toBe('DRAJES Sud vous écrit :\n\nJoignez le rapport.\nMerci.');
  });

  it.each([
    ['refuse', 'agrement'],
    ['refuse', 'subvention'],
    ['reject', 'subvention'],
  ] as const)('says how it is contested, under the reason: %s, %s', (action, genre) => {
    const { text } = describeCourrier({ ...move, action, genre, motif: 'Trop court.' });
    expect(text).toBe(
      'DRAJES Sud vous écrit :\n\nTrop court.\n\nVous pouvez demander à DRAJES Sud de revoir sa décision, ou saisir le tribunal administratif, dans les deux mois qui suivent sa notification.',
    );
  });

  it('tells a service what the dossier that it receives asks, and nothing of an agrément', () => {
    const sent = { ...move, action: 'transmit', association: 'Les Arbitres du Sud' } as const;
    expect(describeCourrier({ ...sent, demandeEuros: 4500 }).phrase).toBe(
      'Les Arbitres du Sud a transmis son dossier à DRAJES Sud\u00a0: 4\u202f500\u00a0€ demandés.',
    );
    expect(describeCourrier({ ...sent, demandeEuros: 0 }).phrase).toBe(
      'Les Arbitres du Sud a transmis son dossier à DRAJES Sud.',
    );
  });

  it('gives the amount granted, then what the service adds', () => {
    const granted = describeCourrier({ ...move, action: 'grant', montantEuros: 4000, motif: 'Bravo.' });
    expect(granted.phrase).toBe('DRAJES Sud vous accorde 4\u202f000\u00a0€.');
    expect(granted.text).toBe('DRAJES Sud vous écrit :\n\nBravo.');
    expect(describeCourrier({ ...move, action: 'grant', genre: 'agrement' }).phrase).toBe(
      'DRAJES Sud vous accorde l’agrément demandé.',
    );
  });
});
