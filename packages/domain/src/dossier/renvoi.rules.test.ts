import { describe, expect, it, test } from 'vitest';
import { listCorrections, type Photo, texteRenvoi } from './renvoi.rules.ts';

const point = (libelle: string, phrase: string) => ({ cible: 'demandeur', libelle, phrase });

test.each([
  [[], 'Merci.', 'Merci.'],
  [
    [point('Demandeur', 'Le RIB est celui d’une autre association.')],
    '',
    '- Demandeur : Le RIB est celui d’une autre association.',
  ],
  [
    [point('Demandeur', ' '), point('Pièce : Budget', 'Signez-le.')],
    ' Merci. ',
    '- Demandeur\n- Pièce : Budget : Signez-le.\n\nMerci.',
  ],
  [[], ' ', ''],
])('%# is read as one text', (points, message, text) => {
  expect(texteRenvoi(points, message)).toBe(text);
});

const aPhoto = (changes: Partial<Photo> = {}): Photo => ({
  tete: { demandeur: { id_rib: 'rib-1' }, attestation: { lieu: 'Marseille' } },
  projets: {
    p1: { description: { intitule: 'Arbitres' }, budgets: [{ id: '2027', charges: { '62-5': 2000 } }] },
  },
  pieces: { RAR: { uuid: 'd1', nom: 'rapport.pdf' } },
  ...changes,
});

describe('what was corrected since a dossier was sent back', () => {
  it('is nothing while nothing changed', () => {
    expect(listCorrections(aPhoto(), aPhoto())).toEqual([]);
  });

  it('is each field of the head', () => {
    const tete = { demandeur: { id_rib: 'rib-2' }, attestation: { lieu: 'Marseille' } };
    expect(listCorrections(aPhoto(), aPhoto({ tete }))).toEqual([
      { chemin: 'demandeur.id_rib', avant: 'rib-1', apres: 'rib-2' },
    ]);
  });

  it('is each account of a budget', () => {
    const projets = {
      p1: { description: { intitule: 'Arbitres' }, budgets: [{ id: '2027', charges: { '62-5': 2400 } }] },
    };
    expect(listCorrections(aPhoto(), aPhoto({ projets }))).toEqual([
      { chemin: 'projets.p1.budgets.2027.charges.62-5', avant: 2000, apres: 2400 },
    ]);
  });

  it('is a project that came or went, whole', () => {
    const { p1 = {} } = aPhoto().projets;
    const found = listCorrections(aPhoto(), aPhoto({ projets: { p2: { description: {} } } }));
    expect(found).toEqual([
      { chemin: 'projets.p1', avant: p1, apres: null },
      { chemin: 'projets.p2', avant: null, apres: { description: {} } },
    ]);
  });

  it('is a document replaced by another, even of the same name', () => {
    const pieces = { RAR: { uuid: 'd2', nom: 'rapport.pdf' } };
    expect(listCorrections(aPhoto(), aPhoto({ pieces }))).toEqual([
      { chemin: 'pieces.RAR', avant: 'rapport.pdf', apres: 'rapport.pdf' },
    ]);
    expect(listCorrections(aPhoto({ pieces: {} }), aPhoto())).toEqual([
      { chemin: 'pieces.RAR', avant: null, apres: 'rapport.pdf' },
    ]);
  });
});
