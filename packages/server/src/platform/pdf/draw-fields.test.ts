import type { Fields } from '@asso/domain/kernel/fields';
import { describe, expect, it } from 'vitest';
import { type DrawFieldsGiven, drawFields } from './draw-fields.ts';
import { renderPdf } from './render-pdf.ts';
import { findNodes, type PdfNode, readPdf, structureFaults } from './test/test-read-pdf.ts';
import { paragraph } from './text-blocks.ts';

async function draw(fields: Fields, given: Partial<DrawFieldsGiven>): Promise<PdfNode[]> {
  const bytes = await renderPdf({
    title: 'Essai',
    subtitle: 'Un formulaire',
    reference: 'Dossier 27-000412',
    state: 'En cours',
    date: new Date('2027-03-12T13:05:00Z'),
    draw: (pdf) => drawFields(pdf, fields, { value: {}, level: 2, ...given, sections: sectionsOf(pdf) }),
  });
  const pdf = await readPdf(bytes);
  expect(structureFaults(pdf, bytes)).toEqual([]);
  return findNodes(pdf, 'Document')[0]?.children.slice(3) ?? [];
}

type Sections = NonNullable<DrawFieldsGiven['sections']>;
const sectionsOf = (pdf: Parameters<typeof paragraph>[0]): Sections => ({
  budgets: (value, level) => paragraph(pdf, `${JSON.stringify(value)} au niveau ${level}`),
});

/** Writes one line per node: « H2 Description », « LI Intitulé : Former », « TR Année | Montant ». */
const outline = (nodes: readonly PdfNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.role === 'L' || node.role === 'Table') return outline(node.children);
    const parts = node.children.filter(({ role }) => role !== 'Span').map(({ text }) => text);
    if (node.role === 'LI') return [`LI ${parts.join(' : ')}`];
    return node.role === 'TR' ? [`TR ${parts.join(' | ')}`] : [`${node.role} ${node.text}`];
  });

const text = (label: string) => ({ kind: 'text', label, max: 100 }) as const;

describe('drawFields', () => {
  it('prints each kind of row with its label, and what is unknown as « – »', async () => {
    const fields: Fields = {
      intitule: text('Intitulé'),
      nombre: { kind: 'int', label: 'Nombre' },
      montant: { kind: 'euros', label: 'Montant' },
      duree: { kind: 'decimal', label: 'Durée', decimals: 2 },
      debut: { kind: 'date', label: 'Début' },
      isGratuit: { kind: 'bool', label: 'Gratuit' },
      genre: { kind: 'choice', label: 'Genre', options: [{ value: 'M', label: 'Mixte' }] },
      service: { kind: 'id', label: 'Service', of: 'service' },
      lieu: text('Lieu'),
    };
    const value = {
      intitule: 'Former nos arbitres',
      nombre: 12,
      montant: 12_500,
      duree: 1.5,
      debut: '2027-04-01',
      isGratuit: false,
      genre: 'M',
      service: 's1',
    };
    const nodes = await draw(fields, { value, labels: { service: { s1: 'DRAJES Sud' } } });
    expect(outline(nodes)).toEqual([
      'LI Intitulé : Former nos arbitres',
      'LI Nombre : 12',
      'LI Montant : 12 500 €',
      'LI Durée : 1,5',
      'LI Début : 01/04/2027',
      'LI Gratuit : Non',
      'LI Genre : Mixte',
      'LI Service : DRAJES Sud',
      'LI Lieu : –',
    ]);
  });

  it('prints a row that is added to a table, without anything else to change', async () => {
    const before = {
      description: { kind: 'group', label: 'Description', fields: { a: text('A') } },
    } as const;
    const after: Fields = {
      description: { ...before.description, fields: { ...before.description.fields, b: text('B') } },
    };
    const value = { description: { a: 'un', b: 'deux' } };
    expect(outline(await draw(before, { value }))).toEqual(['H2 Description', 'LI A : un']);
    expect(outline(await draw(after, { value }))).toEqual(['H2 Description', 'LI A : un', 'LI B : deux']);
  });

  it('hides what is not asked or kept out of the PDF, and a section that has nothing left', async () => {
    const isForOthers = [{ scope: 'association', key: 'regime', operator: 'eq', value: 'alsace' }] as const;
    const fields: Fields = {
      secret: { ...text('Secret'), pdf: false },
      autre: { ...text('Autre'), when: isForOthers },
      inconnu: { ...text('Inconnu'), when: [{ scope: 'crf', key: 'x', operator: 'eq', value: 1 }] },
      vide: { kind: 'group', label: 'Vide', fields: { a: { ...text('A'), when: isForOthers } } },
    };
    const nodes = await draw(fields, { scopes: { association: { regime: '1901' } } });
    expect(outline(nodes)).toEqual(['LI Inconnu : –']);
  });

  it('prints a list as a table, cell by cell of what each line asks, with the total of its amounts', async () => {
    const fields: Fields = {
      partenaires: {
        kind: 'list',
        label: 'Partenaires',
        max: 10,
        fields: {
          nom: text('Nom'),
          autre: { kind: 'bool', label: 'Autre' },
          precision: {
            ...text('Précision'),
            when: [{ scope: 'parent', key: 'autre', operator: 'eq', value: true }],
          },
          jamais: { ...text('Jamais'), when: [{ scope: 'parent', key: 'nom', operator: 'eq', value: 'x' }] },
          montant: { kind: 'euros', label: 'Montant' },
        },
      },
    };
    const value = {
      partenaires: [
        { id: '1', nom: 'Ville', autre: false, precision: 'gardé mais plus demandé', montant: 500 },
        { id: '2', nom: 'Fondation', autre: true, precision: 'locale', montant: 1000 },
      ],
    };
    expect(outline(await draw(fields, { value }))).toEqual([
      'H2 Partenaires',
      'TR Nom | Autre | Précision | Montant',
      'TR Ville | Non |  | 500 €',
      'TR Fondation | Oui | locale | 1 000 €',
      'TR Total |  |  | 1 500 €',
    ]);
  });

  it('gives a section to each line of a list that a table cannot hold, nested lists and their asks included', async () => {
    const fields: Fields = {
      sites: {
        kind: 'list',
        label: 'Sites',
        max: 10,
        fields: {
          nom: text('Nom'),
          isOuvert: { kind: 'bool', label: 'Ouvert' },
          horaires: {
            kind: 'list',
            label: 'Horaires',
            max: 7,
            when: [{ scope: 'parent', key: 'isOuvert', operator: 'eq', value: true }],
            fields: {
              jour: text('Jour'),
              note: {
                ...text('Note'),
                when: [{ scope: 'parent', key: 'jour', operator: 'eq', value: 'lundi' }],
              },
            },
          },
        },
      },
    };
    const horaires = [
      { id: '1', jour: 'lundi', note: 'matin' },
      { id: '2', jour: 'mardi', note: 'perdu de vue' },
    ];
    const value = {
      sites: [
        { id: 'a', nom: 'Siège', isOuvert: true, horaires },
        { id: 'b', nom: 'Annexe', isOuvert: false, horaires },
      ],
    };
    expect(outline(await draw(fields, { value }))).toEqual([
      'H2 Sites',
      'H3 Sites – 1',
      'LI Nom : Siège',
      'LI Ouvert : Oui',
      'H4 Horaires',
      'TR Jour | Note',
      'TR lundi | matin',
      'TR mardi | ',
      'H3 Sites – 2',
      'LI Nom : Annexe',
      'LI Ouvert : Non',
    ]);
  });

  it('prints amounts by account, the rows of the campaign and what is laid out by hand', async () => {
    const fields: Fields = {
      charges: {
        kind: 'montants',
        label: 'Charges',
        lignes: [
          { code: '60', label: 'Achats' },
          { code: '61', label: 'Services extérieurs' },
          { code: '62', label: 'Autres services' },
        ],
      },
      customs: { kind: 'custom', label: 'Questions du service', bloc: 'bloc' },
      budgets: { kind: 'list', label: 'Budgets', max: 3, fields: {} },
    };
    const value = {
      charges: { '60': 3000, '61': null, '62': '1 2x' },
      customs: { sessions: 3 },
      budgets: [{ id: '1' }],
    };
    const custom = { bloc: { sessions: { kind: 'int', label: 'Nombre de sessions' } } } as const;
    expect(outline(await draw(fields, { value, custom }))).toEqual([
      'H2 Charges',
      'TR Compte | Montant',
      'TR Achats | 3 000 €',
      'TR Autres services | 1 2x',
      'TR Total | 3 000 €',
      'H2 Questions du service',
      'LI Nombre de sessions : 3',
      'H2 Budgets',
      'P [{"id":"1"}] au niveau 3',
    ]);
  });

  it('puts single values before sections, so that none is read under the heading of another', async () => {
    const fields: Fields = {
      groupe: { kind: 'group', label: 'Groupe', fields: { a: text('A') } },
      seul: text('Seul'),
      liste: { kind: 'list', label: 'Liste', max: 2, fields: { b: text('B') } },
    };
    expect(outline(await draw(fields, {}))).toEqual([
      'LI Seul : –',
      // A list without rows is one line, rather than a title above nothing.
      'LI Liste : –',
      'H2 Groupe',
      'LI A : –',
    ]);
  });
});
