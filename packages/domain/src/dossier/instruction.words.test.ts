import { describe, expect, it } from 'vitest';
import { courrierOf } from './instruction.words.ts';

const move = { nom: 'dossier 27-000412 (Formation des bénévoles 2027)', service: 'DRAJES Sud' } as const;

describe('the e-mail of a move', () => {
  it('says in its subject what was done, to which dossier', () => {
    expect(courrierOf({ ...move, action: 'start' })).toEqual({
      subject: 'Instruction commencée : dossier 27-000412 (Formation des bénévoles 2027)',
      phrase: 'DRAJES Sud a commencé à étudier votre dossier.',
      text: undefined,
    });
  });

  it('gives the reason to the letter, under the name of the service', () => {
    const { text } = courrierOf({ ...move, action: 'sendBack', motif: 'Joignez le rapport.\nMerci.' });
    expect(text).toBe('DRAJES Sud vous écrit :\n\nJoignez le rapport.\nMerci.');
  });

  it('gives the amount granted, then what the service adds', () => {
    const granted = courrierOf({ ...move, action: 'grant', montantEuros: 4000, motif: 'Bravo.' });
    expect(granted.phrase).toBe('DRAJES Sud vous accorde 4\u202f000\u00a0€.');
    expect(granted.text).toBe('DRAJES Sud vous écrit :\n\nBravo.');
    expect(courrierOf({ ...move, action: 'grant', genre: 'agrement' }).phrase).toBe(
      'DRAJES Sud vous accorde l’agrément demandé.',
    );
  });
});
