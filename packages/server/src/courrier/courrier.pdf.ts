// This file draws a letter, or several letters in one file, as tagged PDF.
import { eurosEcrits } from '@asso/domain/courrier/champs-fusion.rows';
import type { BlocFait, CourrierFait, PassageFait } from '@asso/domain/courrier/courrier.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { sumEuros } from '@asso/domain/kernel/money';
import { communeSaid } from '@asso/domain/referentiel/commune.words';
import { flowLines, newPage, openElement, type Pdf, startBlock } from '../platform/pdf/pdf.ts';
import { drawable } from '../platform/pdf/pdf-fonts.ts';
import { contentWidth, headings, sheet, styles } from '../platform/pdf/pdf-style.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import type { Run } from '../platform/pdf/rich-text.ts';
import { table } from '../platform/pdf/table.ts';
import { bullets, headingAs, paragraph } from '../platform/pdf/text-blocks.ts';
import { wrapText } from '../platform/pdf/wrap-text.ts';

export type CourrierADessiner = { contenu: CourrierFait; fait_le: Date };

/** Draws one letter: its object is the title of the document. */
export function courrierPdf({ contenu, fait_le }: CourrierADessiner): Promise<Buffer> {
  return renderPdf({
    title: contenu.objet,
    subtitle: contenu.destinataire.nom,
    reference: contenu.reference,
    state: contenu.expediteur.nom,
    date: fait_le,
    open: (pdf) => drawTete(pdf, { contenu, fait_le }, 1),
    draw: (pdf) => drawCorps(pdf, contenu, 2),
  });
}

/** Draws several letters to print: each begins a page, under its own title. */
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
      for (const courrier of courriers) {
        startBlock(pdf, { height: 0 });
        newPage(pdf);
        drawTete(pdf, courrier, 2);
        drawCorps(pdf, courrier.contenu, 3);
      }
    },
  });
}

/** The level of the titles of a letter, one below its object, which is the title of the document or of a part of it. */
type Niveau = 2 | 3;

/** The place of the addressee, in points: the window of an envelope, for an A4 sheet folded in three (NF Z 11-001). */
const fenetre = { x: 312, y: 140 } as const;

/**
 * Draws the sender at the left, the addressee in the window at the right, then the place and day, the reference and
 * the object.
 */
function drawTete(pdf: Pdf, { contenu, fait_le }: CourrierADessiner, niveau: 1 | 2): void {
  const { expediteur, destinataire, reference, objet } = contenu;
  const { nom, adresse, telephone, courriel, ville } = expediteur;
  const sender = [nom, adresse, telephone && `Téléphone\u00a0: ${telephone}`, courriel];
  drawBlock(pdf, { lines: sender, x: sheet.left, width: fenetre.x - sheet.left - 24 });
  const below = pdf.y;
  pdf.y = fenetre.y;
  const { attention } = destinataire;
  drawBlock(pdf, {
    lines: [destinataire.nom, attention && `À l’attention de ${attention}`, destinataire.adresse],
    x: fenetre.x,
    width: widthRight,
  });
  pdf.y = Math.max(pdf.y, below) + 28;
  const day = `le ${formatDate(fait_le)}`;
  drawBlock(pdf, {
    lines: [ville ? `${communeSaid(ville)}, ${day}` : `L${day.slice(1)}`],
    x: fenetre.x,
    width: widthRight,
  });
  pdf.y += 18;
  drawBlock(pdf, { lines: [`Réf.\u00a0: ${reference.toLowerCase()}`], x: sheet.left, width: contentWidth });
  headingAs(pdf, niveau, { text: `Objet\u00a0: ${objet}`, style: styles.objet });
}

const widthRight = sheet.left + contentWidth - fenetre.x;

type Block = { lines: readonly (string | null | undefined)[]; x: number; width: number };

/** Draws one paragraph in its own column, line under line, without the lines that are not known. */
function drawBlock(pdf: Pdf, { lines, x, width }: Block): void {
  const text = lines.filter(Boolean).join('\n');
  const wrapped = wrapText(pdf.doc, { text: drawable(text), width, style: styles.text });
  const element = openElement(pdf, pdf.root, { type: 'P' });
  flowLines(pdf, element, { lines: wrapped, style: styles.text, x, width });
  element.end();
}

function drawCorps(pdf: Pdf, { blocs, signataire }: CourrierFait, niveau: Niveau): void {
  for (const bloc of blocs) drawBloc(pdf, bloc, niveau);
  drawSignature(pdf, signataire);
}

const roomToSign = 62;

/** Draws the capacity of the signatory, room to sign and the name; they are never split between two pages. */
function drawSignature(pdf: Pdf, signataire: CourrierFait['signataire']): void {
  const { nom = null, qualite = null } = signataire ?? {};
  startBlock(pdf, { before: 20, height: roomToSign + 4 * styles.text.leading });
  const column = { x: fenetre.x, width: widthRight };
  drawBlock(pdf, { lines: [qualite ?? 'Signature'], ...column });
  pdf.y += roomToSign;
  if (nom) drawBlock(pdf, { lines: [nom], ...column });
}

function drawBloc(pdf: Pdf, bloc: BlocFait, niveau: Niveau): void {
  switch (bloc.genre) {
    case 'titre':
      headingAs(pdf, niveau, { text: bloc.texte, style: headings[3] });
      break;
    case 'paragraphe':
      paragraph(pdf, bloc.passages ? runsOf(bloc.passages) : bloc.texte);
      break;
    case 'liste':
      bullets(pdf, bloc.passages ? bloc.passages.map(runsOf) : bloc.points, bloc.numerotee);
      break;
    case 'grille':
      drawGrille(pdf, bloc.cellules);
      break;
    case 'tableau':
      drawTableau(pdf, bloc.lignes);
      break;
  }
}

const runsOf = (passages: readonly PassageFait[]): Run[] =>
  passages.map(({ texte, gras }) => ({ text: texte, isStrong: gras }));

/** Draws a table whose first row names the columns. */
function drawGrille(pdf: Pdf, [head = [], ...rows]: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  table(pdf, {
    columns: head.map((title, index) => ({ title, isRowHeader: index === 0 })),
    rows: rows.map((cells) => ({ cells: [...cells] })),
  });
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
