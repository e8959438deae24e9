import { drawArtifact, drawLine, type Pdf } from './pdf.ts';
import { drawable } from './pdf-fonts.ts';
import { colours, contentWidth, sheet, styles } from './pdf-style.ts';
import { textWidth } from './wrap-text.ts';

export type Running = { reference: string; title: string; state: string; date: string };

/**
 * Draws the lines above and below each page, once their number is known: reference, title, state, date and « 2/6 ».
 * Screen readers skip them.
 */
export function drawRunningLines(pdf: Pdf, running: Running): void {
  const { count } = pdf.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.doc.switchToPage(index);
    drawArtifact(pdf, 'Pagination', () => {
      if (index > 0) {
        drawEnds(pdf, { y: 34, left: `${running.reference} · ${running.title}`, right: running.state });
        drawRule(pdf, 50);
      }
      const y = sheet.height - 44;
      drawEnds(pdf, {
        y,
        left: `${running.reference} · édité le ${running.date}`,
        right: `${index + 1}/${count}`,
      });
    });
  }
}

type Ends = { y: number; left: string; right: string };

function drawEnds(pdf: Pdf, { y, left, right }: Ends): void {
  const style = styles.running;
  const end = fitted(pdf, right, contentWidth / 2);
  const width = textWidth(pdf.doc, end, style);
  const start = fitted(pdf, left, contentWidth - width - 20);
  drawLine(pdf, { text: start, x: sheet.left, y, style });
  drawLine(pdf, { text: end, x: sheet.left + contentWidth - width, y, style });
}

/** Shortens a text with « … »: the first page has it in full. */
function fitted(pdf: Pdf, given: string, width: number): string {
  const text = drawable(given).replaceAll('\n', ' ');
  if (textWidth(pdf.doc, text, styles.running) <= width) return text;
  let end = text.length;
  while (end > 0 && textWidth(pdf.doc, `${text.slice(0, end)}…`, styles.running) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

function drawRule(pdf: Pdf, y: number): void {
  pdf.doc
    .moveTo(sheet.left, y)
    .lineTo(sheet.left + contentWidth, y)
    .lineWidth(0.5)
    .stroke(colours.line);
}
