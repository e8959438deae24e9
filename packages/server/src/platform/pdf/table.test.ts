import { describe, expect, it } from 'vitest';
import type { Pdf } from './pdf.ts';
import { renderPdf } from './render-pdf.ts';
import { table } from './table.ts';
import { findNodes, type PdfNode, readPdf, structureFaults, words } from './test/test-read-pdf.ts';
import { heading, paragraph } from './text-blocks.ts';

const columns = [
  { title: 'Compte', isRowHeader: true },
  { title: 'Montant', align: 'right' as const },
];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ cells: [`Compte ${index + 1}`, `${index + 1} €`] }));

async function read(draw: (pdf: Pdf) => void) {
  const bytes = await renderPdf({
    title: 'Essai',
    subtitle: 'Un tableau',
    reference: 'Dossier 27-000412',
    state: 'En cours',
    date: new Date('2027-03-12T13:05:00Z'),
    draw,
  });
  const pdf = await readPdf(bytes);
  return { pdf, faults: structureFaults(pdf, bytes) };
}

const texts = (nodes: readonly PdfNode[]) => nodes.map(({ text }) => text);

describe('table', () => {
  it('puts each cell under its row, and says which cells are headers', async () => {
    const { pdf, faults } = await read((one) => table(one, { caption: 'Charges', columns, rows: rowsOf(2) }));
    expect(faults).toEqual([]);
    const [node] = findNodes(pdf, 'Table');
    expect(node?.children.map((row) => row.children.map((cell) => `${cell.role} ${cell.text}`))).toEqual([
      [],
      ['TH Compte', 'TH Montant'],
      ['TH Compte 1', 'TD 1 €'],
      ['TH Compte 2', 'TD 2 €'],
    ]);
    expect(texts(findNodes(pdf, 'Caption'))).toEqual(['Charges']);
  });

  it('draws the head again on each page, and lets it be read once', async () => {
    const { pdf, faults } = await read((one) => table(one, { columns, rows: rowsOf(150) }));
    expect(faults).toEqual([]);
    expect(pdf.pages.length).toBeGreaterThan(3);
    for (const { text } of pdf.pages) expect(text).toContain('Montant');
    for (const { artifacts } of pdf.pages.slice(1)) expect(words(artifacts)).toContain('Compte Montant');
    expect(texts(findNodes(pdf, 'TH')).filter((text) => text === 'Montant')).toHaveLength(1);
    expect(texts(findNodes(pdf, 'TD'))).toEqual(rowsOf(150).map(({ cells }) => cells[1]));
  });

  it('goes on over pages in a row that no page holds, and loses no word of it', async () => {
    const long = Array.from({ length: 3000 }, (_, index) => `mot${index}`).join(' ');
    const rows = [{ cells: [long, '12 €'] }, { cells: ['Suite', '13 €'] }];
    const { pdf, faults } = await read((one) => table(one, { columns, rows }));
    expect(faults).toEqual([]);
    const [, ...cells] = texts(findNodes(pdf, 'TH')).filter((text) => text !== 'Montant');
    expect(cells.slice(0, -1).join(' ')).toBe(long);
    expect(texts(findNodes(pdf, 'TD')).filter((text) => text !== '')).toEqual(['12 €', '13 €']);
  });

  it('never leaves a total alone at the top of a page', async () => {
    for (const count of [34, 35, 36, 37, 38, 39]) {
      const rows = [...rowsOf(count), { cells: ['Total', '99 €'], tone: 'total' as const }];
      const { pdf } = await read((one) => table(one, { columns, rows }));
      const last = pdf.pages.at(-1);
      expect(last?.readText).toContain('Total');
      expect(last?.readText).toContain(`Compte ${count}`);
    }
  });

  it('reads an unknown cell as « non renseigné », and leaves empty what is not asked', async () => {
    const { pdf } = await read((one) =>
      table(one, { columns, rows: [{ cells: ['Loyer', null] }, { cells: ['Eau', ''] }] }),
    );
    const [unknown, empty] = findNodes(pdf, 'TD');
    expect(unknown?.children[0]).toMatchObject({ role: 'Span', alt: 'non renseigné', text: '–' });
    expect(empty).toEqual({ role: 'TD', text: '', children: [] });
  });

  it('keeps a heading on the page of the table it announces', async () => {
    for (const lines of [30, 31, 32, 33, 34, 35, 36, 37, 38]) {
      const { pdf } = await read((one) => {
        paragraph(one, Array.from({ length: lines }, () => 'ligne').join('\n'));
        heading(one, 2, 'Produits');
        heading(one, 3, 'Ventes');
        table(one, { caption: 'Légende', columns, rows: rowsOf(3) });
      });
      const page = pdf.pages.find(({ readText }) => readText.includes('Produits'));
      for (const text of ['Ventes', 'Légende', 'Compte 1', 'Compte 3'])
        expect(page?.readText).toContain(text);
    }
  });
});
