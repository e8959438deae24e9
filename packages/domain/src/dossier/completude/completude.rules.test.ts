import { describe, expect, it } from 'vitest';
import { type Manque, parseEcheance, readManques, reponseProblems, sayManques } from './completude.rules.ts';

const rapport: Manque = {
  code: 'piece-RAR',
  libelle: 'Rapport d’activité',
  nature: 'RAR',
  phrase: 'La page 3 manque.',
};
const demandeur: Manque = {
  code: 'demandeur',
  libelle: 'Demandeur',
  nature: null,
  phrase: 'Qui répondra à nos questions ?',
};
const points = [rapport, demandeur].map(({ code, libelle, nature }) => ({ code, libelle, nature }));
const codes = (problems: readonly { code: string; field?: string }[]) =>
  problems.map(({ code, field }) => `${code} ${field}`);

describe('what a service asks for', () => {
  it('is each ticked point with its label and its sentence', () => {
    const asked = [{ code: 'piece-RAR', phrase: '  La page 3 manque. ' }];
    expect(readManques(asked, points)).toEqual({ manques: [rapport], problems: [] });
  });

  it.each<[string, { code: string; phrase: string }[], string[]]>([
    ['nothing', [], ['dossier.manque-absent manques']],
    [
      'a point of another dossier',
      [{ code: 'piece-XX', phrase: 'Oui' }],
      ['dossier.manque-inconnu manques.piece-XX'],
    ],
    [
      'a point without a sentence',
      [{ code: 'demandeur', phrase: ' ' }],
      ['dossier.manque-sans-phrase manques.demandeur'],
    ],
    [
      'the same point twice',
      [
        { code: 'demandeur', phrase: 'Un' },
        { code: 'demandeur', phrase: 'Deux' },
      ],
      ['dossier.manque-inconnu manques.demandeur', 'dossier.manque-inconnu manques.demandeur'],
    ],
  ])('is refused with %s', (_, asked, expected) => {
    expect(codes(readManques(asked, points).problems)).toEqual(expected);
  });

  it.each([
    // At this instant it is half past eleven in the evening in Paris, and already the next day in La Réunion.
    ['Europe/Paris', '2027-02-01', null],
    ['Europe/Paris', '2027-02-02', '2027-02-02T22:59:59.000Z'],
    ['Indian/Reunion', '2027-02-02', null],
    ['Indian/Reunion', '2027-02-03', '2027-02-03T19:59:59.000Z'],
    ['Europe/Paris', '2028-02-02', '2028-02-02T22:59:59.000Z'],
    ['Europe/Paris', '2028-02-03', null],
    // Paris is on summer time on this date.
    ['Europe/Paris', '2027-07-01', '2027-07-01T21:59:59.000Z'],
  ])('is awaited, in %s, until the end of %s: %s', (zone, jour, expected) => {
    const now = new Date('2027-02-01T22:30:00Z');
    expect(parseEcheance(jour, { now, zone })?.toISOString() ?? null).toBe(expected);
  });
});

describe('what the association answers', () => {
  const uuid = '0b6b2f3a-0000-4000-8000-000000000001';

  it('is a document for a piece and a sentence for the rest', () => {
    const reponses = [
      { code: 'piece-RAR', uuid },
      { code: 'demandeur', texte: 'Mme Roux.' },
    ];
    expect(reponseProblems(reponses, [rapport, demandeur])).toEqual([]);
  });

  it.each<[string, Parameters<typeof reponseProblems>[0], string[]]>([
    [
      'nothing',
      [],
      [
        'dossier.complement-sans-document reponses.piece-RAR',
        'dossier.complement-sans-reponse reponses.demandeur',
      ],
    ],
    [
      'a sentence for a document and a blank one for the rest',
      [
        { code: 'piece-RAR', texte: 'Plus tard' },
        { code: 'demandeur', texte: '  ' },
      ],
      [
        'dossier.complement-sans-document reponses.piece-RAR',
        'dossier.complement-sans-reponse reponses.demandeur',
      ],
    ],
    [
      'a point answered twice',
      [
        { code: 'piece-RAR', uuid: 'un' },
        { code: 'demandeur', texte: 'Mme Roux' },
        { code: 'demandeur', uuid: 'deux' },
      ],
      ['dossier.complement-non-demande reponses.demandeur'],
    ],
    [
      'a document where a sentence is asked',
      [
        { code: 'piece-RAR', uuid },
        { code: 'demandeur', uuid },
      ],
      ['dossier.complement-non-demande reponses.demandeur'],
    ],
    [
      'what nobody asked',
      [
        { code: 'piece-RAR', uuid },
        { code: 'demandeur', texte: 'Mme Roux.' },
        { code: 'piece-BPA', uuid },
      ],
      ['dossier.complement-non-demande reponses.piece-BPA'],
    ],
  ])('is refused with %s', (_, reponses, expected) => {
    expect(codes(reponseProblems(reponses, [rapport, demandeur]))).toEqual(expected);
  });
});

describe('what is missing, in a few words', () => {
  it.each([
    [[rapport], '1 pièce'],
    [[rapport, rapport], '2 pièces'],
    [[demandeur], '1 réponse'],
    [[rapport, demandeur, demandeur], '1 pièce et 2 réponses'],
  ])('%#: %s', (manques, expected) => {
    expect(sayManques(manques).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });
});
