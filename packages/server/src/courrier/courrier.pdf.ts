// A letter, or many one after the other in one file, as tagged PDF.
import { eurosEcrits } from '@asso/domain/courrier/champs-fusion.rows';
import type { BlocFait, CourrierFait } from '@asso/domain/courrier/courrier.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { sumEuros } from '@asso/domain/kernel/money';
import { newPage, type Pdf, startBlock } from '../platform/pdf/pdf.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { table } from '../platform/pdf/table.ts';
import { bullets, heading, paragraph } from '../platform/pdf/text-blocks.ts';

export type CourrierADessiner = { contenu: CourrierFait; fait_le: Date };

/** One letter: its object is its title. */
export function courrierPdf({ contenu, fait_le }: CourrierADessiner): Promise<Buffer> {
  return renderPdf({
    title: contenu.objet,
    subtitle: `De ${contenu.expediteur.nom} à ${contenu.destinataire.nom}`,
    reference: contenu.reference,
    state: `Fait le ${formatDate(fait_le)}`,
    date: fait_le,
    draw: (pdf) => drawCourrier(pdf, contenu, 2),
  });
}

/** To print them all: each begins a page, under its own title. */
export function courriersPdf(
  courriers: readonly CourrierADessiner[],
  titre: string,
  at: Date,
): Promise<Buffer> {
  return renderPdf({
    title: titre,
    subtitle: `${courriers.length} lettres, dans l’ordre des dossiers`,
    reference: titre,
    state: `Réunies le ${formatDate(at)}`,
    date: at,
    draw: (pdf) => {
      for (const { contenu } of courriers) {
        startBlock(pdf, { height: 0 });
        newPage(pdf);
        heading(pdf, 2, contenu.objet);
        paragraph(pdf, contenu.reference);
        drawCourrier(pdf, contenu, 3);
      }
    },
  });
}

/** Its own titles come right below its object, whether that is the title of the document or of a part. */
type Niveau = 2 | 3;

function drawCourrier(pdf: Pdf, { expediteur, destinataire, blocs }: CourrierFait, niveau: Niveau): void {
  paragraph(pdf, adressed(expediteur));
  paragraph(pdf, `À l’attention de\n${adressed(destinataire)}`);
  for (const bloc of blocs) drawBloc(pdf, bloc, niveau);
}

const adressed = ({ nom, adresse }: CourrierFait['destinataire']): string =>
  adresse === null ? nom : `${nom}\n${adresse}`;

function drawBloc(pdf: Pdf, bloc: BlocFait, niveau: Niveau): void {
  switch (bloc.genre) {
    case 'titre':
      heading(pdf, niveau, bloc.texte);
      break;
    case 'paragraphe':
      paragraph(pdf, bloc.texte);
      break;
    case 'liste':
      bullets(pdf, bloc.points);
      break;
    case 'tableau':
      drawTableau(pdf, bloc.lignes);
      break;
  }
}

function drawTableau(pdf: Pdf, lignes: Extract<BlocFait, { genre: 'tableau' }>['lignes']): void {
  if (lignes.length === 0) return;
  const said = (euros: number | null) => (euros === null ? null : eurosEcrits(euros));
  const isGranted = lignes.some(({ accorde }) => accorde !== null);
  const total = (of: 'demande' | 'accorde') => eurosEcrits(sumEuros(lignes.map((one) => one[of] ?? 0)));
  table(pdf, {
    caption: 'Projets et montants',
    columns: [
      { title: 'Projet', isRowHeader: true },
      { title: 'Année' },
      { title: 'Demandé', align: 'right' },
      ...(isGranted ? [{ title: 'Accordé', align: 'right' as const }] : []),
    ],
    rows: [
      ...lignes.map(({ projet, annee, demande, accorde }) => ({
        cells: [projet, String(annee), said(demande), ...(isGranted ? [said(accorde)] : [])],
      })),
      {
        cells: ['Total', '', total('demande'), ...(isGranted ? [total('accorde')] : [])],
        tone: 'total' as const,
      },
    ],
  });
}
