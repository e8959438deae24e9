// These functions make every PDF of the portal from the demonstration's data.
import type { CourrierFait } from '@asso/domain/courrier/courrier.rules';
import { expect } from 'vitest';
import { courrierPdf, courriersPdf } from '../courrier/courrier.pdf.ts';
import type { Demonstration } from './test-demonstration.ts';

/** The people who download the PDFs, whom a test must sign in. */
export const pdfLecteurs = ['helene.garnier', 'luis.pereira', 'jeanne.roux'] as const;

/** A letter drawn by the tests, because the demonstration contains none. */
export const lettre: CourrierFait = {
  objet: 'Votre subvention est accordée',
  reference: 'Dossier 26-000004',
  expediteur: {
    nom: 'DRAJES Sud',
    adresse: '66 rue Saint-Sébastien\n13006 MARSEILLE',
    telephone: '04 65 71 00 00',
    courriel: 'fdva@drajes-sud.example',
    ville: 'MARSEILLE',
  },
  destinataire: {
    nom: 'La Table du Panier',
    attention: 'Lucie Arnaud, présidente',
    adresse: '3 rue du Panier\n13002 MARSEILLE',
  },
  signataire: { nom: 'Anne Martin', qualite: 'La directrice régionale' },
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

type Fait = () => Promise<Buffer>;

/** Gives, for each file that makes PDFs, one function for each PDF to read; `contenu` is what the letters hold. */
export function readPdfs({ portal, tokenOf }: Demonstration, contenu: CourrierFait): Record<string, Fait[]> {
  async function download(qui: string, path: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${tokenOf(qui)}` };
    const reply = await portal.inject({ method: 'GET', url: `/api${path}`, headers });
    expect(`${reply.statusCode} ${reply.headers['content-type']}`, path).toBe('200 application/pdf');
    return reply.rawPayload;
  }

  async function idOf(qui: string, path: string): Promise<string> {
    const headers = { authorization: `Bearer ${tokenOf(qui)}` };
    const found = (await portal.inject({ method: 'GET', url: `/api${path}`, headers })).json();
    const [first] = found.items ?? found.crfs ?? [found];
    return first.id_fo ?? first.uuid ?? first.id;
  }

  const ofDossier =
    (qui: string, query: string, path: (id: string) => string | Promise<string>) => async () =>
      download(qui, await path(await idOf(qui, `/demande/dossiers?${query}`)));
  const ofList = (qui: string, list: string, path: (id: string) => string) => async () =>
    download(qui, path(await idOf(qui, list)));
  return {
    'subvention/pdf/dossier-subvention.pdf.ts': [
      ofDossier('helene.garnier', 'genres=subvention&etats=9', (id) => `/demande/dossiers/${id}/pdf`),
      ofDossier('jeanne.roux', 'genres=subvention', (id) => `/demande/dossiers/${id}/pdf`),
    ],
    'dossier/transmission/recepisse.pdf.ts': [
      ofDossier(
        'helene.garnier',
        'genres=subvention&etats=9',
        (id) => `/demande/dossiers/${id}/recepisse/pdf`,
      ),
      ofDossier('jeanne.roux', 'genres=agrement', (id) => `/demande/dossiers/${id}/recepisse/pdf`),
    ],
    'crf/crf.pdf.ts': [
      ofDossier('helene.garnier', 'genres=subvention&etats=9', async (id) => {
        const crf = await idOf('helene.garnier', `/demande/dossiers/${id}/crf`);
        return `/demande/dossiers/${id}/crf/${crf}/pdf`;
      }),
    ],
    'agrement/dossier-agrement.pdf.ts': [
      ofDossier('helene.garnier', 'genres=agrement', (id) => `/demande/dossiers/${id}/pdf`),
      ofDossier('jeanne.roux', 'genres=agrement', (id) => `/demande/dossiers/${id}/pdf`),
    ],
    'demande-siret/demande-siret.pdf.ts': [
      ofList('luis.pereira', '/demande/numero-siret', (id) => `/demande/numero-siret/${id}/pdf`),
    ],
    'pass-sport/dossier-psp.pdf.ts': [
      ofList('helene.garnier', '/psp/dossiers?idSiret=66307152000014', (id) => `/psp/dossiers/${id}/pdf`),
    ],
    'courrier/courrier.pdf.ts': [
      () => courrierPdf({ contenu, fait_le: at }),
      () =>
        courriersPdf(
          [
            { contenu, fait_le: at },
            { contenu: { ...contenu, objet: 'Votre demande est refusée' }, fait_le: at },
          ],
          { titre: 'Décisions du 12 mars', at },
        ),
    ],
    'seeds/demo/documents.ts': [
      ofList(
        'helene.garnier',
        '/dac/association/documents?id_asso=663071520&type=RAR',
        (id) => `/lca/documents/${id}`,
      ),
    ],
    'seeds/demo/registre.ts': [
      ofList(
        'helene.garnier',
        '/dac/association/documents?id_asso=663071520&type=STC',
        (id) => `/lca/documents/${id}`,
      ),
    ],
  };
}
