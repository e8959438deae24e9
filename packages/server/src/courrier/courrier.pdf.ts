// This file draws a letter, or several letters in one file, as tagged PDF.

import { eurosEcrits } from '@asso/domain/courrier/champs-fusion.rows';
import {
  type BlocFait,
  type CourrierFait,
  type PassageFait,
  writeLieuAndJour,
} from '@asso/domain/courrier/courrier.rules';
import { imageTitles } from '@asso/domain/courrier/images-courrier.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { sumEuros } from '@asso/domain/kernel/money';
import { flowLines, newPage, openElement, type Pdf, startBlock } from '../platform/pdf/pdf.ts';
import { drawable } from '../platform/pdf/pdf-fonts.ts';
import { contentWidth, headings, sheet, styles } from '../platform/pdf/pdf-style.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import type { Run } from '../platform/pdf/rich-text.ts';
import { table } from '../platform/pdf/table.ts';
import { bullets, headingAs, paragraph } from '../platform/pdf/text-blocks.ts';
import { wrapText } from '../platform/pdf/wrap-text.ts';

export type CourrierADessiner = { contenu: CourrierFait; fait_le: Date };
/** The bytes of each picture, by its document. */
export type ImagesADessiner = Readonly<Record<string, Uint8Array>>;

/** Draws one letter: its object is the title of the document. */
export function courrierPdf(
  { contenu, fait_le }: CourrierADessiner,
  images: ImagesADessiner = {},
): Promise<Buffer> {
  return renderPdf({
    title: contenu.objet,
    subtitle: contenu.destinataire.nom,
    reference: contenu.reference,
    state: contenu.expediteur.nom,
    date: fait_le,
    open: (pdf) => drawTete(pdf, { contenu, fait_le, draw: drawingOf(pdf, images) }, 1),
    draw: (pdf) => drawCorps(pdf, contenu, { niveau: 2, draw: drawingOf(pdf, images) }),
  });
}

/** Draws several letters to print: each begins a page, under its own title. */
export function courriersPdf(
  courriers: readonly CourrierADessiner[],
  { titre, at }: { titre: string; at: Date },
  images: ImagesADessiner = {},
): Promise<Buffer> {
  return renderPdf({
    title: titre,
    subtitle: `${courriers.length} lettres, dans l’ordre des dossiers`,
    reference: titre,
    state: `Réunies le ${formatDate(at)}`,
    date: at,
    draw: (pdf) => {
      const drawing = drawingOf(pdf, images);
      for (const courrier of courriers) {
        startBlock(pdf, { height: 0 });
        newPage(pdf);
        drawTete(pdf, { ...courrier, draw: drawing }, 2);
        drawCorps(pdf, courrier.contenu, { niveau: 3, draw: drawing });
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
function drawTete(
  pdf: Pdf,
  { contenu, fait_le, draw }: CourrierADessiner & { draw: DrawImage },
  niveau: 1 | 2,
): void {
  const { expediteur, destinataire, reference, objet } = contenu;
  const { nom, adresse, telephone, courriel, ville } = expediteur;
  const height = draw(expediteur.logo, { alt: imageTitles.logo(nom), x: sheet.left, ...logo });
  if (height > 0) pdf.y += height + 8;
  const sender = [nom, adresse, telephone && `Téléphone\u00a0: ${telephone}`, courriel];
  drawBlock(pdf, { lines: sender, x: sheet.left, width: fenetre.x - sheet.left - 24 });
  const below = pdf.y;
  pdf.y = fenetre.y;
  const { attention } = destinataire;
  drawBlock(pdf, {
    lines: [destinataire.nom, attention && `À l’attention ${withElision(attention)}`, destinataire.adresse],
    x: fenetre.x,
    width: widthRight,
  });
  pdf.y = Math.max(pdf.y, below) + 28;
  drawBlock(pdf, {
    lines: [contenu.lieu_et_jour ?? writeLieuAndJour(ville, fait_le)],
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

type Drawing = { niveau: Niveau; draw: DrawImage };

function drawCorps(pdf: Pdf, { blocs, signataire }: CourrierFait, { niveau, draw }: Drawing): void {
  for (const bloc of blocs)
    drawBloc(pdf, bloc, { niveau, followedBy: bloc === blocs.at(-1) ? signatureHeight : 0 });
  drawSignature(pdf, signataire, draw);
}

const roomToSign = 62;
const beforeSignature = 20;
/** The height that a signature needs; it never stands alone on a sheet, where anybody might have written above it. */
const signatureHeight = beforeSignature + roomToSign + 4 * styles.text.leading;
const logo = { width: 170, height: 54 };

type Place = { alt: string; x: number; width: number; height: number };
type DrawImage = (document: string | null | undefined, place: Place) => number;

/**
 * Returns what draws a picture at the present height of the page, as large as its place allows, and gives its height.
 * The file holds each picture once, however often it is drawn.
 */
function drawingOf(pdf: Pdf, images: ImagesADessiner): DrawImage {
  const opened = new Map<string, OpenedImage>();
  return (document, { alt, x, width, height }) => {
    const bytes = document ? images[document] : undefined;
    if (!document || !bytes) return 0;
    const image = opened.get(document) ?? openImage(pdf, bytes);
    opened.set(document, image);
    const scale = Math.min(width / image.width, height / image.height);
    const [wide, high] = [image.width * scale, image.height * scale];
    const { y } = pdf;
    const element = openElement(pdf, pdf.root, { type: 'Figure', alt, bbox: [x, y, x + wide, y + high] });
    element.add(() => pdf.doc.image(image as never, x, y, { width: wide, height: high }));
    element.end();
    return high;
  };
}

type OpenedImage = { width: number; height: number };

/**
 * Opens a picture, which the file then holds once however often it is drawn; the types of the library leave this method
 * out.
 */
const openImage = ({ doc }: Pdf, bytes: Uint8Array): OpenedImage =>
  (doc as unknown as { openImage: (bytes: Buffer) => OpenedImage }).openImage(Buffer.from(bytes));

/** Draws the capacity of the signatory, their signature or room for it, and the name; a page never splits them. */
function drawSignature(pdf: Pdf, signataire: CourrierFait['signataire'], draw: DrawImage): void {
  const { nom = null, qualite = null, image } = signataire ?? {};
  startBlock(pdf, { before: beforeSignature, height: signatureHeight - beforeSignature });
  const column = { x: fenetre.x, width: widthRight };
  drawBlock(pdf, { lines: [qualite ?? 'Signature'], ...column });
  pdf.y += 3;
  draw(image, { alt: imageTitles.signature(nom ?? ''), ...column, height: roomToSign - 6 });
  pdf.y += roomToSign - 3;
  if (nom) drawBlock(pdf, { lines: [nom], ...column });
}

type Suite = { niveau: Niveau; followedBy: number };

function drawBloc(pdf: Pdf, bloc: BlocFait, { niveau, followedBy }: Suite): void {
  switch (bloc.genre) {
    case 'titre':
      headingAs(pdf, niveau, { text: bloc.texte, style: headings[3] });
      break;
    case 'paragraphe':
      paragraph(pdf, bloc.passages ? runsOf(bloc.passages) : bloc.texte, { followedBy });
      break;
    case 'liste':
      bullets(pdf, bloc.passages ? bloc.passages.map(runsOf) : bloc.points, {
        isNumbered: bloc.numerotee,
        followedBy,
      });
      break;
    case 'grille':
      drawGrille(pdf, bloc.cellules, followedBy);
      break;
    case 'tableau':
      drawTableau(pdf, bloc.lignes, followedBy);
      break;
  }
}

const runsOf = (passages: readonly PassageFait[]): Run[] =>
  passages.map(({ texte, gras }) => ({ text: texte, isStrong: gras }));

/** Draws a table whose first row names the columns. */
function drawGrille(
  pdf: Pdf,
  [head = [], ...rows]: readonly (readonly string[])[],
  followedBy: number,
): void {
  if (rows.length === 0) return;
  table(pdf, {
    followedBy,
    columns: head.map((title, index) => ({ title, isRowHeader: index === 0 })),
    rows: rows.map((cells) => ({ cells: [...cells] })),
  });
}

type Ligne = Extract<BlocFait, { genre: 'tableau' }>['lignes'][number];

function drawTableau(pdf: Pdf, lignes: readonly Ligne[], followedBy: number): void {
  if (lignes.length === 0) return;
  const said = (euros: number | null) => (euros === null ? null : eurosEcrits(euros));
  const isGranted = lignes.some(({ accorde }) => accorde !== null);
  const total = (of: 'demande' | 'accorde') => eurosEcrits(sumEuros(lignes.map((one) => one[of] ?? 0)));
  table(pdf, {
    caption: 'Projets et montants',
    followedBy,
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
