import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Draws a PDF of one page, A4, whose text begins wherever `draw` puts it. */
export async function aPdf(
  draw: (doc: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  draw(doc);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

/** Writes a PDF of two pages that says it has as many as wished: a small file that would be read without end. */
export function aPdfOfPages(count: number): Buffer {
  const text = 'BT /F1 12 Tf 72 720 Td (une page) Tj ET';
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [3 0 R 4 0 R] >>`,
    page,
    page,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 7 >>\n`);
}

type Made = { box?: string; content?: string; deflates?: boolean; pages?: number };

/**
 * Writes a PDF by hand, whose pages are all alike, with two loops that no program writes: the only letter of the font
 * F2 draws itself, and so does the form X1.
 */
export function aPdfWith({ box = '0 0 595 842', content = '', deflates = false, pages = 1 }: Made): Buffer {
  const stream = (text: string, dictionary = '') => {
    const bytes = deflates ? deflateSync(text, { level: 9 }) : Buffer.from(text);
    const filter = deflates ? '/Filter /FlateDecode' : '';
    return Buffer.concat([
      Buffer.from(`<< /Length ${bytes.length} ${filter} ${dictionary} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream'),
    ]);
  };
  const resources = '/Resources << /Font << /F2 5 0 R >> /XObject << /X1 7 0 R >> >>';
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R ${resources} >>`;
  const others = Array.from({ length: pages - 1 }, () => page);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [3 0 R ${others.map((_, at) => `${at + 8} 0 R`).join(' ')}] >>`,
    page,
    stream(content),
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9]
      /Encoding << /Type /Encoding /Differences [97 /a] >> /CharProcs << /a 6 0 R >> ${resources} >>`,
    stream('9 0 d0 BT /F2 9 Tf (aaaaaaaaaa) Tj ET'),
    stream('/X1 Do /X1 Do', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources}`),
    ...others,
  ];
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<< /Root 1 0 R /Size 8 >>\n'),
  ]);
}
