import type { BlocFait, CourrierFait } from '@asso/domain/courrier/courrier.rules';
import { expect, it } from 'vitest';
import { readPdf, words } from '../platform/pdf/test/test-read-pdf.ts';
import { lettre } from '../preuve/test-pdfs.ts';
import { courrierPdf } from './courrier.pdf.ts';

const fait_le = new Date('2027-03-12T13:05:00Z');

const lines = (count: number): BlocFait => ({
  genre: 'paragraphe',
  texte: Array.from({ length: count }, (_, index) => `Ligne ${index + 1}.`).join('\n'),
});

const derniers: Record<string, { bloc: BlocFait; fin: string }> = {
  'a short paragraph': {
    bloc: { genre: 'paragraphe', texte: 'Avec nos salutations.' },
    fin: 'Avec nos salutations.',
  },
  'a long paragraph': {
    bloc: { genre: 'paragraphe', texte: 'Voies et délais de recours. '.repeat(40) + 'Deux mois.' },
    fin: 'Deux mois.',
  },
  'a list': {
    bloc: { genre: 'liste', points: ['Rendez compte.', 'Gardez vos factures.'] },
    fin: 'factures.',
  },
  'a table': {
    bloc: { genre: 'tableau', lignes: [{ projet: 'Cuisiner', annee: 2027, demande: 1900, accorde: 1500 }] },
    fin: 'Total',
  },
};

const pagesOf = async (contenu: CourrierFait) =>
  (await readPdf(await courrierPdf({ contenu, fait_le }))).pages.map(({ readText }) => words(readText));

// Whatever the length of the letter, so that each place where a page may end is met.
it.each(Object.entries(derniers))(
  'a signature never stands alone on a sheet after %s',
  async (_, { bloc, fin }) => {
    for (let before = 18; before <= 34; before += 2) {
      const pages = await pagesOf({ ...lettre, blocs: [lines(before), bloc] });
      const signed = pages.filter((text) => text.includes('Anne Martin'));
      expect([before, signed.length, signed[0]?.includes(fin)]).toEqual([before, 1, true]);
    }
  },
);

it('a title before the last paragraph goes with it and the signature', async () => {
  for (let before = 18; before <= 34; before += 2) {
    const blocs: BlocFait[] = [
      lines(before),
      { genre: 'titre', texte: 'Recours' },
      { genre: 'paragraphe', texte: 'Deux mois.' },
    ];
    const signed = (await pagesOf({ ...lettre, blocs })).find((text) => text.includes('Anne Martin'));
    expect([before, signed?.includes('Recours')]).toEqual([before, true]);
  }
});
