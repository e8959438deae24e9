// Every PDF the portal makes, as a screen reader gets it: what none of its own tests may forget to look at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourrierFait } from '@asso/domain/courrier/courrier.rules';
import { expect, test } from 'vitest';
import { courrierPdf, courriersPdf } from '../courrier/courrier.pdf.ts';
import { documentFaults, nodesOf, readPdf, structureFaults } from '../platform/pdf/test-read-pdf.ts';
import { aDemonstration } from './test-demonstration.ts';

const sources = join(import.meta.dirname, '..');
const demo = await aDemonstration(['helene.garnier', 'luis.pereira', 'jeanne.roux']);

const lettre: CourrierFait = {
  objet: 'Votre subvention est accordée',
  reference: 'Dossier 26-000004',
  expediteur: { nom: 'DRAJES Sud', adresse: '66 rue Saint-Sébastien, 13006 MARSEILLE' },
  destinataire: { nom: 'La Table du Panier', adresse: null },
  blocs: [
    { genre: 'titre', texte: 'Décision' },
    { genre: 'paragraphe', texte: 'La commission a retenu votre projet.' },
    { genre: 'liste', points: ['Rendez compte avant le 30 juin.', 'Gardez vos factures.'] },
    { genre: 'tableau', lignes: [{ projet: 'Cuisiner', annee: 2027, demande: 1900, accorde: 1500 }] },
    { genre: 'titre', texte: 'Recours' },
    { genre: 'paragraphe', texte: 'Vous avez deux mois.' },
  ],
};
const at = new Date('2027-03-12T13:05:00Z');

async function download(qui: string, path: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${demo.tokenOf(qui)}` };
  const reply = await demo.portal.inject({ method: 'GET', url: `/api${path}`, headers });
  expect(`${reply.statusCode} ${reply.headers['content-type']}`, path).toBe('200 application/pdf');
  return reply.rawPayload;
}

async function idOf(qui: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${demo.tokenOf(qui)}` };
  const found = (await demo.portal.inject({ method: 'GET', url: `/api${path}`, headers })).json();
  const [first] = found.items ?? found.crfs ?? [found];
  return first.id_fo ?? first.uuid ?? first.id;
}

const ofDossier = (qui: string, query: string, path: (id: string) => string | Promise<string>) => async () =>
  download(qui, await path(await idOf(qui, `/demande/dossiers?${query}`)));
const ofList = (qui: string, list: string, path: (id: string) => string) => async () =>
  download(qui, path(await idOf(qui, list)));

type Fait = { make: () => Promise<Buffer>; titres: readonly string[] };

/** By the file that makes them and who downloads them, with the titles one goes through, written by hand. */
const pdfs: Readonly<Record<string, readonly Fait[]>> = {
  'subvention/dossier-subvention.pdf.ts': [
    {
      make: ofDossier('helene.garnier', 'genres=subvention&etats=9', (id) => `/demande/dossiers/${id}/pdf`),
      titres: [
        'H1 FDVA Formation et fonctionnement 2026',
        'H2 Décision',
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
        'H4 Indicateurs',
        'H3 Responsable',
        'H3 Subvention demandée',
        'H3 Cofinancements',
        'H3 Questions du service',
        'H3 Pièces du projet',
        'H3 Budget',
        'H4 Année 2026',
        'H2 Attestation',
      ],
    },
    {
      make: ofDossier('jeanne.roux', 'genres=subvention', (id) => `/demande/dossiers/${id}/pdf`),
      titres: [
        'H1 FDVA Formation et fonctionnement 2026',
        'H2 Choix',
        'H2 Demandeur',
        'H2 Ce que cette subvention demande en plus',
        'H2 Pièces justificatives',
        'H2 Projets',
        'H2 Attestation',
      ],
    },
  ],
  'subvention/recepisse.pdf.ts': [
    {
      make: ofDossier(
        'helene.garnier',
        'genres=subvention&etats=9',
        (id) => `/demande/dossiers/${id}/recepisse/pdf`,
      ),
      titres: ['H1 Récépissé de transmission', 'H2 Attestation', 'H2 Et ensuite'],
    },
  ],
  'crf/crf.pdf.ts': [
    {
      make: ofDossier('helene.garnier', 'genres=subvention&etats=9', async (id) => {
        const crf = await idOf('helene.garnier', `/demande/dossiers/${id}/crf`);
        return `/demande/dossiers/${id}/crf/${crf}/pdf`;
      }),
      titres: [
        'H1 Compte rendu financier 2026',
        'H2 Projet 1 : Des sorties en mer pour les collégiens du quartier',
        'H3 Mise en œuvre',
        'H3 Dates de réalisation',
        'H3 Bénéficiaires',
        'H3 Lieux',
        'H4 Lieux du projet',
        'H3 Évaluation',
        'H4 Indicateurs',
        'H3 Questions du service',
        'H3 Dépenses et recettes',
        'H3 Subvention utilisée',
        'H3 Cofinancements reçus',
        'H2 Annexe',
        'H2 Attestation',
        'H3 Signature',
        'H3 Attestation',
      ],
    },
  ],
  'agrement/dossier-agrement.pdf.ts': [
    {
      make: ofDossier('helene.garnier', 'genres=agrement', (id) => `/demande/dossiers/${id}/pdf`),
      titres: [
        'H1 Label national École de voile légère 2026',
        'H2 Demandeur',
        'H2 Pièces justificatives',
        'H2 Attestation',
      ],
    },
    {
      make: ofDossier('jeanne.roux', 'genres=agrement', (id) => `/demande/dossiers/${id}/pdf`),
      titres: [
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
    },
  ],
  'agrement/recepisse-agrement.pdf.ts': [
    {
      make: ofDossier('jeanne.roux', 'genres=agrement', (id) => `/demande/dossiers/${id}/agrement/recepisse`),
      titres: ['H1 Récépissé de transmission', 'H2 Attestation', 'H2 Et ensuite'],
    },
  ],
  'demande-siret/demande-siret.pdf.ts': [
    {
      make: ofList('luis.pereira', '/demande/numero-siret', (id) => `/demande/numero-siret/${id}/pdf`),
      titres: [
        'H1 Demande de SIRET',
        'H2 Identité',
        'H2 Adresses',
        'H3 Siège',
        'H3 Adresse du siège',
        'H2 Activité',
        'H2 Documents',
        'H2 Attestation',
      ],
    },
  ],
  'pass-sport/dossier-psp.pdf.ts': [
    {
      make: ofList(
        'helene.garnier',
        '/psp/dossiers?idSiret=66307152000014',
        (id) => `/psp/dossiers/${id}/pdf`,
      ),
      titres: ['H1 Pass’Sport 2026-2027', 'H2 Inscriptions'],
    },
  ],
  'courrier/courrier.pdf.ts': [
    {
      make: () => courrierPdf({ contenu: lettre, fait_le: at }),
      titres: ['H1 Votre subvention est accordée', 'H2 Décision', 'H2 Recours'],
    },
    {
      make: () =>
        courriersPdf(
          [
            { contenu: lettre, fait_le: at },
            { contenu: { ...lettre, objet: 'Votre demande est refusée' }, fait_le: at },
          ],
          'Décisions du 12 mars',
          at,
        ),
      titres: [
        'H1 Décisions du 12 mars',
        'H2 Votre subvention est accordée',
        'H3 Décision',
        'H3 Recours',
        'H2 Votre demande est refusée',
        'H3 Décision',
        'H3 Recours',
      ],
    },
  ],
  'seeds/demo/documents.ts': [
    {
      make: ofList(
        'helene.garnier',
        '/dac/association/documents?id_asso=663071520&type=RAR',
        (id) => `/lca/documents/${id}`,
      ),
      titres: ['H1 Rapport d’activité 2025'],
    },
  ],
  'seeds/demo/registre.ts': [
    {
      make: ofList(
        'helene.garnier',
        '/dac/association/documents?id_asso=663071520&type=STC',
        (id) => `/lca/documents/${id}`,
      ),
      titres: ['H1 Statuts'],
    },
  ],
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
  Object.entries(pdfs).flatMap(([file, faits]) => faits.map((fait, rank) => [file, rank + 1, fait] as const)),
)(
  '%s, %i: tagged, in French, its titles in order, its tables with headers, read as drawn',
  async (_file, _rank, { make, titres }) => {
    const bytes = await make();
    const pdf = await readPdf(bytes);
    expect([...structureFaults(pdf, bytes), ...documentFaults(pdf)]).toEqual([]);
    expect(nodesOf(pdf, 'H1', 'H2', 'H3', 'H4').map(({ role, text }) => `${role} ${text}`)).toEqual(titres);
  },
);
