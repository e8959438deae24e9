import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { pdfOfJpegs } from './pdf-of-jpegs.ts';

/** The smallest JPEG in colour that readers accept: one grey pixel. */
const jpeg = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  ),
  (character) => character.charCodeAt(0),
);

async function read(pages: { width: number; height: number }[]) {
  const blob = pdfOfJpegs(pages.map((page) => ({ ...page, bytes: jpeg })));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { bytes, document: await getDocument({ data: bytes.slice(), verbosity: 0 }).promise };
}

const latin1 = (bytes: Uint8Array): string => [...bytes].map((byte) => String.fromCharCode(byte)).join('');

it('makes a page of each picture, as long as a sheet of A4, in its own direction', async () => {
  const { document } = await read([
    { width: 1500, height: 2000 },
    { width: 2000, height: 1000 },
  ]);
  expect(document.numPages).toBe(2);
  const sides = [];
  for (const number of [1, 2]) sides.push((await document.getPage(number)).view.slice(2));
  expect(sides).toEqual([
    [631.5, 842],
    [842, 421],
  ]);
});

it('says where each of its objects is', async () => {
  const { bytes } = await read([{ width: 10, height: 10 }]);
  const text = latin1(bytes);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(10);
  for (const [index, place] of places.entries()) {
    expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  }
});

it('is tagged, in French, with its title, and says which page each picture is', async () => {
  const { document } = await read([
    { width: 10, height: 10 },
    { width: 10, height: 10 },
  ]);
  const { info } = await document.getMetadata();
  expect([Reflect.get(info, 'Title'), Reflect.get(info, 'Language')]).toEqual([
    'Pages photographiées',
    'fr-FR',
  ]);
  const flags = [await document.getMarkInfo(), await document.getViewerPreferences()] as unknown[];
  const isTrue = (given: unknown, name: string) => given instanceof Map && given.get(name);
  expect([isTrue(flags[0], 'Marked'), isTrue(flags[1], 'DisplayDocTitle')]).toEqual([true, true]);
  const tree = await (await document.getPage(2)).getStructTree();
  expect(tree).toMatchObject({
    children: [{ role: 'Document', children: [{ role: 'Figure', alt: 'Photographie de la page 2 sur 2' }] }],
  });
});

it('keeps each picture as it is', async () => {
  const { bytes } = await read([{ width: 10, height: 10 }]);
  expect(latin1(bytes)).toContain(latin1(jpeg));
});
