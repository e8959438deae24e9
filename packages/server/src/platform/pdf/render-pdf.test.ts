import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import { type PdfContent, renderPdf } from './render-pdf.ts';
import { findNodes, readPdf, structureFaults, words } from './test/test-read-pdf.ts';
import { bullets, heading, paragraph } from './text-blocks.ts';

const content = (changes: Partial<PdfContent> = {}): PdfContent => ({
  title: 'Formation des bénévoles 2027',
  subtitle: 'Les Pions de l’Huveaune',
  reference: 'Dossier 27-000412',
  state: 'Transmis au service instructeur',
  date: new Date('2027-03-12T13:05:00Z'),
  draw: (pdf) => {
    heading(pdf, 2, 'Demandeur');
    facts(pdf, [
      { label: 'Montant', value: '12\u202f500\u00a0€' },
      { label: 'Commune', value: null },
    ]);
  },
  ...changes,
});

const read = async (changes: Partial<PdfContent> = {}) => {
  const bytes = await renderPdf(content(changes));
  const pdf = await readPdf(bytes);
  return { bytes, pdf, faults: structureFaults(pdf, bytes) };
};

const manyLines = Array.from({ length: 200 }, (_, index) => `Ligne ${index + 1}.`).join('\n');

describe('renderPdf', () => {
  it('says its language, its title and that it is tagged', async () => {
    const { bytes, pdf } = await read();
    expect(pdf).toMatchObject({
      lang: 'fr-FR',
      title: 'Formation des bénévoles 2027 – Dossier 27-000412',
      showsTitle: true,
      isMarked: true,
    });
    const file = bytes.toString('latin1');
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('keeps the metadata well formed whatever the title', async () => {
    const { bytes } = await read({ title: 'Sport & <santé>' });
    const [, title] = /<rdf:li xml:lang="x-default">(.*)<\/rdf:li>/.exec(bytes.toString('utf8')) ?? [];
    expect(title).toBe('Sport et ‹santé› – Dossier 27-000412');
  });

  it('opens with the title, the reference, the state and the date', async () => {
    const { pdf, faults } = await read();
    expect(faults).toEqual([]);
    const [page] = pdf.pages;
    expect(page?.tree.children[0]?.children.map(({ role, text }) => `${role} ${text}`)).toEqual([
      'H1 Formation des bénévoles 2027',
      'P Les Pions de l’Huveaune',
      'P Dossier 27-000412 · Transmis au service instructeur · édité le 12/03/2027 14h05',
      'H2 Demandeur',
      'L Montant 12 500 € Commune –',
    ]);
    expect(pdf.bookmarks).toEqual(['Demandeur']);
  });

  it('reads labels and values as a list of terms, an unknown value as « non renseigné »', async () => {
    const { pdf } = await read();
    expect(findNodes(pdf, 'Lbl').map(({ text }) => text)).toEqual(['Montant', 'Commune']);
    const [known, unknown] = findNodes(pdf, 'LBody');
    expect(known?.text).toBe('12 500 €');
    expect(unknown?.children[0]).toMatchObject({ role: 'Span', alt: 'non renseigné', text: '–' });
  });

  it('runs number, state, date and page on each page, where no screen reader meets them', async () => {
    const { pdf, faults } = await read({ draw: (one) => paragraph(one, manyLines) });
    expect(faults).toEqual([]);
    expect(pdf.pages.length).toBeGreaterThan(3);
    for (const [index, page] of pdf.pages.entries()) {
      expect(words(page.artifacts)).toContain(`${index + 1}/${pdf.pages.length}`);
      expect(words(page.artifacts)).toContain('Dossier 27-000412 · édité le 12/03/2027 14h05');
      expect(words(page.text)).toContain('Transmis au service instructeur');
      expect(page.readText).not.toContain(`${index + 1}/${pdf.pages.length}`);
    }
    expect(
      words(
        findNodes(pdf, 'P')
          .map(({ text }) => text)
          .join(' '),
      ),
    ).toContain(words(manyLines));
  });

  it('warns before all the rest, and again on each page', async () => {
    const warning = { title: 'Non transmis', text: 'Ce document est provisoire.' };
    const { pdf, faults } = await read({ warning, draw: (one) => paragraph(one, manyLines) });
    expect(faults).toEqual([]);
    expect(
      findNodes(pdf, 'P')
        .slice(2, 4)
        .map(({ text }) => text),
    ).toEqual([warning.title, warning.text]);
    for (const { text } of pdf.pages) expect(text).toContain('Non transmis');
  });

  it('draws « � » for what its fonts lack, and accents written in two characters as one', async () => {
    const { pdf } = await read({
      draw: (one) => paragraph(one, 'e\u0301te\u0301 \u4e2d \u{1f9ff}\u0007 œuvre'),
    });
    expect(findNodes(pdf, 'P').at(-1)?.text).toBe('été \ufffd \ufffd œuvre');
  });

  it('keeps each letter readable after a document that drew only a part of it', async () => {
    await renderPdf(content({ draw: (one) => paragraph(one, 'ÀÇÉÎÔÙŸ') }));
    const { pdf } = await read({ draw: (one) => paragraph(one, 'ACEIOUY finir affiné \u00e9') });
    expect(findNodes(pdf, 'P').at(-1)?.text).toBe('ACEIOUY finir affiné é');
  });

  it('reads clauses as a list', async () => {
    const { pdf, faults } = await read({ draw: (one) => bullets(one, ['Une clause.', 'Une autre.']) });
    expect(faults).toEqual([]);
    expect(findNodes(pdf, 'LI').map(({ text }) => text)).toEqual(['• Une clause.', '• Une autre.']);
  });

  it('goes on over pages in a value that no page holds', async () => {
    const { pdf, faults } = await read({
      draw: (one) => facts(one, [{ label: 'Objectifs', value: manyLines }]),
    });
    expect(faults).toEqual([]);
    expect(
      words(
        findNodes(pdf, 'LBody')
          .map(({ text }) => text)
          .join(' '),
      ),
    ).toBe(words(manyLines));
  });

  it('gives the same bytes for the same content at the same date', async () => {
    const [once, again] = [await renderPdf(content()), await renderPdf(content())];
    expect(once.equals(again)).toBe(true);
  });
});
