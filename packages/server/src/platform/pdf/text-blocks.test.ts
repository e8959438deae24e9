import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import type { Pdf } from './pdf.ts';
import { renderPdf } from './render-pdf.ts';
import { readPdf } from './test/test-read-pdf.ts';
import { bullets, heading, paragraph } from './text-blocks.ts';

/** The same block stands at forty heights of a page: after one line more each time. */
const times = 40;
const linesOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Remplissage ${from}, ligne ${index + 1}.`).join('\n');

/** Draws the block at all these heights, and gives the number of the page on which each of its marks stands. */
async function pagesOf(block: (pdf: Pdf, name: (mark: string) => string) => void) {
  const bytes = await renderPdf({
    ...{ title: 'Essai', subtitle: 'Mise en page', reference: 'Dossier 27-000001', state: 'Transmis' },
    date: new Date('2027-03-12T13:05:00Z'),
    draw: (pdf) => {
      for (let rank = 1; rank <= times; rank++) {
        paragraph(pdf, linesOf(rank, 20 + rank));
        block(pdf, (mark) => `${mark}-${rank}.`);
      }
    },
  });
  const { pages } = await readPdf(bytes);
  const pageOf = (mark: string) => pages.findIndex(({ readText }) => readText.includes(mark));
  return Array.from(
    { length: times },
    (_, index) =>
      (...marks: string[]) =>
        marks.map((mark) => pageOf(`${mark}-${index + 1}.`)),
  );
}

/** Fails when these marks stand on different pages, at any height, or on none. */
async function expectTogether(marks: readonly string[], block: Parameters<typeof pagesOf>[0]): Promise<void> {
  const found = (await pagesOf(block)).map((at) => at(...marks));
  expect(found.filter((pages) => new Set(pages).size > 1 || pages.includes(-1))).toEqual([]);
}

test('a sentence that announces a list is never left alone, nor is the list parted', async () => {
  await expectTogether(['Titre', 'Certifie', 'Un', 'Deux', 'Trois'], (pdf, name) => {
    heading(pdf, 2, name('Titre'));
    paragraph(pdf, `${name('Certifie')} Jeanne Roux certifie que :`, { announces: true });
    bullets(pdf, [name('Un'), name('Deux'), name('Trois')]);
  });
});

test('the beginning and the end of a year, a criterion and its proof stay together', async () => {
  await expectTogether(['Budget', 'Du', 'Au'], (pdf, name) => {
    heading(pdf, 4, name('Budget'));
    facts(
      pdf,
      ['Année', 'Du', 'Au'].map((label) => ({ label, value: name(label) })),
    );
  });
  await expectTogether(['Critère', 'Conforme', 'Preuve'], (pdf, name) => {
    heading(pdf, 3, name('Critère'));
    facts(
      pdf,
      ['Point', 'Point deux', 'Point trois', 'Conforme', 'Preuve'].map((label) => ({
        label: `${label}, comme la loi le demande à chaque association agréée`,
        value: name(label),
      })),
    );
  });
});

test('a long list of terms is parted, but not after its first term nor before its last', async () => {
  const labels = Array.from({ length: 25 }, (_, index) => `Terme ${index + 1}`);
  const block: Parameters<typeof pagesOf>[0] = (pdf, name) =>
    facts(
      pdf,
      labels.map((label) => ({ label, value: name(label) })),
    );
  const found = (await pagesOf(block)).map((at) => at('Terme 1', 'Terme 2', 'Terme 24', 'Terme 25'));
  expect(found.filter(([first, second]) => first !== second)).toEqual([]);
  expect(found.filter(([, , beforeLast, last]) => beforeLast !== last)).toEqual([]);
  expect(found.some(([first, , , last]) => first !== last)).toBe(true);
});

test('a short paragraph is whole, and stands with its heading; a long one has two lines on each page', async () => {
  const lines = (name: (mark: string) => string, count: number) =>
    Array.from({ length: count }, (_, index) => name(`Vers ${index + 1}`)).join('\n');
  await expectTogether(['Titre', 'Vers 1', 'Vers 5'], (pdf, name) => {
    heading(pdf, 2, name('Titre'));
    paragraph(pdf, lines(name, 5));
  });
  const found = (await pagesOf((pdf, name) => paragraph(pdf, lines(name, 9)))).map((at) =>
    at('Vers 1', 'Vers 2', 'Vers 8', 'Vers 9'),
  );
  expect(found.filter(([first, second]) => first !== second)).toEqual([]);
  expect(found.filter(([, , beforeLast, last]) => beforeLast !== last)).toEqual([]);
});
