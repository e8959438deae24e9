import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import PDFDocument from 'pdfkit';
import { portailNom } from './nom-du-portail.ts';
import { type Pdf, startBlock } from './pdf.ts';
import { drawable, registerFonts } from './pdf-fonts.ts';
import { sheet, styles } from './pdf-style.ts';
import { drawRunningLines } from './running-lines.ts';
import { band, heading, paragraph } from './text-blocks.ts';

export type PdfContent = {
  title: string;
  subtitle: string;
  /** Reads like « Dossier 26-000123 ». */
  reference: string;
  /** Reads like « Transmis au service instructeur ». */
  state: string;
  date: Date;
  /** A warning that nobody may miss: it comes in full before the content, and its title again on each page. */
  warning?: { title: string; text: string };
  /** Draws the start of the first page, title included, in place of the usual title, reference and state. */
  open?: (pdf: Pdf) => void;
  draw: (pdf: Pdf) => void;
};

/** Makes a tagged document in French (PDF/UA-1); the same content at the same date gives the same bytes. */
export async function renderPdf(content: PdfContent): Promise<Buffer> {
  const doc = openDocument(content);
  const bytes = readAll(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pdf: Pdf = { doc, root, y: sheet.top, bookmarks: [], waiting: [] };
  if (content.open) content.open(pdf);
  else drawOpening(pdf, content);
  content.draw(pdf);
  startBlock(pdf, { height: 0 });
  root.end();
  const date = formatHorodatage(content.date);
  const state = content.warning ? `${content.warning.title} · ${content.state}` : content.state;
  drawRunningLines(pdf, { ...content, state, date });
  doc.end();
  return bytes;
}

function openDocument({ title, reference, date }: PdfContent): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    info: {
      Title: inMetadata(`${title} – ${reference}`),
      Creator: portailNom(),
      Producer: portailNom(),
      CreationDate: date,
    },
  });
  // The library's own « PDF/UA » option also writes a list of glyphs, which lacks the parts of accented letters.
  doc.appendXML(
    '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  );
  registerFonts(doc);
  return doc;
}

/** Escapes a title, which the library writes into XML as it is. */
const inMetadata = (text: string): string =>
  drawable(text).replaceAll('&', 'et').replaceAll('<', '‹').replaceAll('>', '›');

function drawOpening(pdf: Pdf, { title, subtitle, reference, state, date, warning }: PdfContent): void {
  heading(pdf, 1, title);
  paragraph(pdf, subtitle, { style: styles.lead });
  paragraph(pdf, `${reference} · ${state} · édité le ${formatHorodatage(date)}`);
  if (warning) band(pdf, warning);
}

function readAll(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => resolve(Buffer.concat(chunks)));
  doc.on('error', reject);
  return promise;
}
