/** A page of the PDF: a JPEG in colour, with its width and height in pixels. */
export type JpegPage = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

type Chunk = string | Uint8Array<ArrayBuffer>;

const longSidePoints = 842;

/**
 * The number of PDF objects before those of the pages: catalogue, pages, information, structure, its one document
 * element, and the tree that gives each page its structure.
 */
const fixed = 6;
/**
 * The number of PDF objects of a page: the page, its drawing, its picture, and the structure element that describes the
 * picture.
 */
const ofPage = 4;
const firstOf = (page: number): number => fixed + 1 + page * ofPage;

/**
 * Makes the smallest possible PDF: one picture a page, as long as a sheet of A4, with the JPEG kept as it is (ISO
 * 32000, DCTDecode). The PDF is tagged, in French and with a title: a person who cannot see the photograph hears at
 * least which page it is.
 */
export function pdfOfJpegs(pages: readonly JpegPage[]): Blob {
  const all = (of: number) => pages.map((_, page) => `${firstOf(page) + of} 0 R`).join(' ');
  const objects: Chunk[][] = [
    [
      '<</Type/Catalog/Pages 2 0 R/Lang(fr-FR)/MarkInfo<</Marked true>>/StructTreeRoot 4 0 R',
      '/ViewerPreferences<</DisplayDocTitle true>>>>',
    ],
    [`<</Type/Pages/Count ${pages.length}/Kids[${all(0)}]>>`],
    [`<</Title ${written('Pages photographiées')}>>`],
    ['<</Type/StructTreeRoot/K 5 0 R/ParentTree 6 0 R>>'],
    [`<</Type/StructElem/S/Document/P 4 0 R/K[${all(3)}]>>`],
    [`<</Nums[${pages.map((_, page) => `${page}[${firstOf(page) + 3} 0 R]`).join(' ')}]>>`],
    ...pages.flatMap((page, index) => pageObjects(page, { index, count: pages.length })),
  ];
  const chunks: Chunk[] = ['%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'];
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
  chunks.push(`trailer\n<</Size ${size}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${at}\n%%EOF\n`);
  return new Blob(chunks, { type: 'application/pdf' });
}

type Rank = { index: number; count: number };

function pageObjects({ bytes, width, height }: JpegPage, { index, count }: Rank): Chunk[][] {
  const first = firstOf(index);
  const scale = longSidePoints / Math.max(width, height);
  const [wide, high] = [width, height].map((side) => (side * scale).toFixed(2));
  const draw = `/Figure<</MCID 0>>BDC q ${wide} 0 0 ${high} 0 0 cm /I Do Q EMC`;
  const image = `/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
  const box = `0 0 ${wide} ${high}`;
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents ${first + 1} 0 R/StructParents ${index}/Tabs/S`,
      `/Resources<</XObject<</I ${first + 2} 0 R>>>>>>`,
    ],
    [`<</Length ${draw.length}>>\nstream\n${draw}\nendstream`],
    [`<</Type/XObject${image}/Filter/DCTDecode/Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream'],
    [
      `<</Type/StructElem/S/Figure/P 5 0 R/Pg ${first} 0 R/K 0/A<</O/Layout/BBox[${box}]>>`,
      `/Alt ${written(`Photographie de la page ${index + 1} sur ${count}`)}>>`,
    ],
  ];
}

/** Writes a text as PDF accepts it in any alphabet: in hexadecimal, two bytes a letter. */
const written = (text: string): string =>
  `<FEFF${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

/** Returns the number of bytes; a text has as many as a Blob writes for it (UTF-8). */
const sizeOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce(
    (sum, chunk) => sum + (typeof chunk === 'string' ? new TextEncoder().encode(chunk).length : chunk.length),
    0,
  );
