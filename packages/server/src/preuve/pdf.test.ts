// Every PDF of the portal is read as a screen reader does, for the faults that its own tests may forget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  documentFaults,
  findNodes,
  readPdf,
  structureFaults,
  words,
} from '../platform/pdf/test/test-read-pdf.ts';
import { aDemonstration } from './test-demonstration.ts';
import { lettre, pdfLecteurs, readPdfs } from './test-pdfs.ts';

const sources = join(import.meta.dirname, '..');
const demo = await aDemonstration(pdfLecteurs);
const pdfs = readPdfs(demo, lettre);

const recepisse = [
  'H1 Récépissé de transmission',
  'H2 Et ensuite',
  'H2 Le service à joindre',
  'H2 Attestation',
];

/** Each document's headings, written by hand. */
const titres: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'subvention/pdf/dossier-subvention.pdf.ts': [
    [
      'H1 FDVA Formation et fonctionnement 2026',
      'H2 Décision',
      'H2 Versements',
      'H2 Choix',
      'H2 Demandeur',
      'H2 Ce que cette subvention demande en plus',
      'H2 Pièces justificatives',
      'H2 Projet 1 : Des sorties en mer pour les collégiens du quartier',
      'H3 Description',
      'H3 Bénéficiaires',
      'H3 Territoires',
      'H4 Lieux du projet',
      'H3 Moyens',
      'H3 Évaluation',
      'H3 Responsable',
      'H3 Subvention demandée',
      'H3 Questions du service',
      'H3 Pièces du projet',
      'H3 Budget',
      'H4 Année 2026',
      'H2 Attestation',
    ],
    [
      'H1 FDVA Formation et fonctionnement 2026',
      'H2 Choix',
      'H2 Demandeur',
      'H2 Ce que cette subvention demande en plus',
      'H2 Pièces justificatives',
      'H2 Projets',
      'H2 Attestation',
    ],
  ],
  'dossier/transmission/recepisse.pdf.ts': [recepisse, recepisse],
  'crf/crf.pdf.ts': [
    [
      'H1 Compte rendu financier 2026',
      'H2 Projet 1 : Des sorties en mer pour les collégiens du quartier',
      'H3 Mise en œuvre',
      'H3 Dates de réalisation',
      'H3 Bénéficiaires',
      'H3 Lieux',
      'H3 Évaluation',
      'H3 Questions du service',
      'H3 Dépenses et recettes',
      'H3 Subvention utilisée',
      'H2 Annexe',
      'H2 Attestation',
    ],
  ],
  'agrement/dossier-agrement.pdf.ts': [
    [
      'H1 Label national École de voile légère 2026',
      'H2 Demandeur',
      'H2 Pièces justificatives',
      'H2 Attestation',
    ],
    [
      'H1 Jeunesse et éducation populaire 2026',
      'H2 Demandeur',
      'H2 Tronc commun d’agrément (TCA)',
      'H3 Objet d’intérêt général',
      'H3 Fonctionnement démocratique',
      'H3 Transparence financière',
      'H3 Contrat d’engagement républicain',
      'H2 Ce que cet agrément demande en plus',
      'H2 Pièces justificatives',
      'H2 Attestation',
    ],
  ],
  'demande-siret/demande-siret.pdf.ts': [
    [
      'H1 Demande de SIRET',
      'H2 Identité',
      'H2 Adresses',
      'H3 Siège',
      'H3 Adresse du siège',
      'H2 Activité',
      'H2 Documents',
      'H2 Attestation',
    ],
  ],
  'pass-sport/dossier-psp.pdf.ts': [['H1 Pass’Sport 2026-2027', 'H2 Inscriptions']],
  'courrier/courrier.pdf.ts': [
    ['H1 Objet : Votre subvention est accordée', 'H2 Décision', 'H2 Recours'],
    [
      'H1 Décisions du 12 mars',
      'H2 Objet : Votre subvention est accordée',
      'H3 Décision',
      'H3 Recours',
      'H2 Objet : Votre demande est refusée',
      'H3 Décision',
      'H3 Recours',
    ],
  ],
  'seeds/demo/documents.ts': [['H1 Rapport d’activité 2025']],
  'seeds/demo/registre.ts': [['H1 Statuts']],
};

test('each file that makes a PDF has its line here, and only one draws', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(^|\/)test-|\.test\.ts$/.test(file),
  );
  const saying = (words: string) =>
    files.filter((file) => readFileSync(join(sources, file), 'utf8').includes(words)).toSorted();
  expect(saying("from 'pdfkit'")).toEqual(['platform/pdf/render-pdf.ts']);
  const drawing = saying('renderPdf(').filter((file) => file !== 'platform/pdf/render-pdf.ts');
  expect(drawing).toEqual(Object.keys(pdfs).toSorted());
});

test.each(
  Object.entries(pdfs).flatMap(([file, faits]) => faits.map((make, rank) => [file, rank + 1, make] as const)),
)(
  '%s, %i: tagged, in French, its titles in order, its tables with headers, read as drawn',
  async (file, rank, make) => {
    const bytes = await make();
    const pdf = await readPdf(bytes);
    expect([...structureFaults(pdf, bytes), ...documentFaults(pdf)]).toEqual([]);
    // Whatever has an identifier must be shown by its name.
    expect(pdf.pages.map(({ text }) => text).join(' ')).not.toContain('Non disponible');
    expect(findNodes(pdf, 'H1', 'H2', 'H3', 'H4').map(({ role, text }) => `${role} ${text}`)).toEqual(
      titres[file]?.[rank - 1],
    );
  },
);

const dossiersDessines = ['subvention/pdf/dossier-subvention.pdf.ts', 'agrement/dossier-agrement.pdf.ts'];

test.each(dossiersDessines.map((file) => [file, pdfs[file]?.[0]] as const))(
  '%s: who asks can be reached, and what was sent is certified on a day by somebody, said once',
  async (_, make) => {
    const pdf = await readPdf((await make?.()) ?? Buffer.alloc(0));
    const said = words(pdf.pages.map(({ readText }) => readText).join(' '));
    for (const label of ['Numéro RNA', 'Adresse du siège', 'Téléphone', 'Adresse électronique']) {
      expect(said).toContain(label);
    }
    expect(said).toMatch(/Fait à Marseille, le \d{2}\/\d{2}\/\d{4}\. Transmis par Hélène Garnier, le \d{2}/);
    expect(said).not.toContain('Je certifie');
  },
);
