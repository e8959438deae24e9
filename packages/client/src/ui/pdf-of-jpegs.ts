/** A page is a JPEG in colour; its sides in pixels. */
export type JpegPage = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

type Chunk = string | Uint8Array<ArrayBuffer>;

const longSidePoints = 842;

/** The smallest PDF there is: a page a picture, as long as a sheet of A4, the JPEG kept as it is (ISO 32000, DCTDecode). */
export function pdfOfJpegs(pages: readonly JpegPage[]): Blob {
  const objects: Chunk[][] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [
      `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, page) => `${3 + page * 3} 0 R`).join(' ')}]>>`,
    ],
    ...pages.flatMap((page, index) => pageObjects(page, 3 + index * 3)),
  ];
  const chunks: Chunk[] = ['%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'];
  const places: number[] = [];
  let at = sizeOf(chunks);
  for (const [index, object] of objects.entries()) {
    const written: Chunk[] = [`${index + 1} 0 obj\n`, ...object, '\nendobj\n'];
    places.push(at);
    at += sizeOf(written);
    chunks.push(...written);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  chunks.push(`xref\n0 ${size}\n0000000000 65535 f \n${table}`);
  chunks.push(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`);
  return new Blob(chunks, { type: 'application/pdf' });
}

function pageObjects({ bytes, width, height }: JpegPage, first: number): Chunk[][] {
  const scale = longSidePoints / Math.max(width, height);
  const [wide, high] = [width, height].map((side) => (side * scale).toFixed(2));
  const draw = `q ${wide} 0 0 ${high} 0 0 cm /I Do Q`;
  const image = `/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents ${first + 1} 0 R`,
      `/Resources<</XObject<</I ${first + 2} 0 R>>>>>>`,
    ],
    [`<</Length ${draw.length}>>\nstream\n${draw}\nendstream`],
    [`<</Type/XObject${image}/Filter/DCTDecode/Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream'],
  ];
}

/** Texts count as a Blob writes them. */
const sizeOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce(
    (sum, chunk) => sum + (typeof chunk === 'string' ? new TextEncoder().encode(chunk).length : chunk.length),
    0,
  );
