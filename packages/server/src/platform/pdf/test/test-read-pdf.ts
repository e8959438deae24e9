// Test support: reads what a screen reader gets from a PDF, which is the structure of its pages with their text, and
// what it skips.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfNode = { role: string; alt?: string; text: string; children: PdfNode[] };

export type ReadPage = {
  tree: PdfNode;
  /** Everything drawn, in the order of the page. */
  text: string;
  /** The text without the artifacts. */
  readText: string;
  /** The text that screen readers skip. */
  artifacts: string;
};

export type ReadPdf = {
  title: unknown;
  lang: unknown;
  showsTitle: boolean;
  isMarked: boolean;
  bookmarks: string[];
  pages: ReadPage[];
};

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const preferences = await document.getViewerPreferences();
  const outline = await document.getOutline();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    pages.push(await readPage(await document.getPage(number)));
  }
  await task.destroy();
  return {
    title: Reflect.get(info, 'Title'),
    lang: Reflect.get(info, 'Language'),
    showsTitle: isTrue(preferences, 'DisplayDocTitle'),
    isMarked: isTrue(marks, 'Marked'),
    bookmarks: (outline ?? []).map(({ title }) => title),
    pages,
  };
}

/** The library gives a Map where its types announce an object. */
const isTrue = (given: unknown, name: string): boolean => given instanceof Map && given.get(name) === true;

/** Lists this node and all those below it, in reading order. */
const allNodes = (node: PdfNode): PdfNode[] => [node, ...node.children.flatMap(allNodes)];

/**
 * Lists the nodes with some roles over all pages, in reading order; a node that spans two pages comes once per page.
 */
export const findNodes = (pdf: ReadPdf, ...roles: string[]): PdfNode[] =>
  pdf.pages.flatMap(({ tree }) => allNodes(tree)).filter(({ role }) => roles.includes(role));

/** Ignores how lines were broken, which tests do not check. */
export const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function readPage(page: Page): Promise<ReadPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const byId = new Map<string, string>();
  const open: string[] = [];
  const read = { text: '', readText: '', artifacts: '' };
  for (const item of items) {
    if ('str' in item) {
      const piece = item.str + (item.hasEOL ? '\n' : '');
      const id = open.findLast((one) => one !== '');
      read.text += piece;
      if (id === undefined) read.artifacts += piece;
      else {
        read.readText += piece;
        byId.set(id, (byId.get(id) ?? '') + piece);
      }
    } else if (item.type === 'endMarkedContent') {
      open.pop();
      for (const name of ['text', 'readText', 'artifacts'] as const) read[name] += ' ';
    } else open.push(item.type === 'beginMarkedContentProps' ? (item.id ?? '') : '');
  }
  return { tree: nodeOf(await page.getStructTree(), byId), ...read };
}

type Struct = Awaited<ReturnType<Page['getStructTree']>>;

function nodeOf(struct: Struct, byId: ReadonlyMap<string, string>): PdfNode {
  const children: PdfNode[] = [];
  let own = '';
  for (const child of struct?.children ?? []) {
    if ('role' in child) {
      const node = nodeOf(child as Struct, byId);
      // Elements of other pages come without text, and are skipped; an empty cell of this page keeps its place, and a
      // picture is read by its words.
      if (node.text !== '' || ['TD', 'Figure'].includes(node.role)) children.push(node);
      own += ` ${node.text}`;
    } else own += ` ${byId.get(String(Reflect.get(child, 'id'))) ?? ''}`;
  }
  const alt = struct && 'alt' in struct ? String(Reflect.get(struct, 'alt')) : undefined;
  return { role: struct?.role ?? '', ...(alt === undefined ? {} : { alt }), text: words(own), children };
}

const parents: Record<string, readonly string[]> = {
  Document: ['Root'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  Caption: ['Table'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  Span: ['P', 'LBody', 'TH', 'TD'],
};

/** Lists what a screen reader would stumble on; a well-made document gives nothing. */
export function structureFaults(pdf: ReadPdf, bytes: Buffer): string[] {
  const faults = pdf.pages.flatMap(({ tree, readText }, index) => [
    ...parentFaults(tree),
    ...(tree.text === words(readText) ? [] : [`page ${index + 1}: the structure does not say what is drawn`]),
  ]);
  const levels = findNodes(pdf, 'H1', 'H2', 'H3', 'H4', 'H5', 'H6').map(({ role }) => Number(role.slice(1)));
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...faults,
    ...jumps.map((level) => `a heading ${level} has no heading ${level - 1} above it`),
    ...headersWithoutScope(bytes),
  ];
}

/**
 * Lists the faults of the document as a whole: its metadata, its first title, and tables or pictures without a
 * description.
 */
export function documentFaults(pdf: ReadPdf): string[] {
  const headings = findNodes(pdf, 'H1', 'H2', 'H3', 'H4', 'H5', 'H6');
  const sections = headings.filter(({ role }) => role === 'H2').map(({ text }) => text);
  const facts: Record<string, boolean> = {
    'is not tagged': pdf.isMarked,
    'is not in French': pdf.lang === 'fr-FR',
    'has no title': words(String(pdf.title ?? '')) !== '',
    'shows the name of its file': pdf.showsTitle,
    'does not begin with its only title':
      headings[0]?.role === 'H1' && findNodes(pdf, 'H1').length === 1 && headings[0].text !== '',
    'has a section without its bookmark': words(sections.join(' ')) === words(pdf.bookmarks.join(' ')),
  };
  const tables = findNodes(pdf, 'Table').filter((one) => !below(one).some(({ role }) => role === 'TH'));
  const pictures = findNodes(pdf, 'Figure').filter(({ alt }) => !alt);
  return [
    ...Object.entries(facts).flatMap(([fault, isKept]) => (isKept ? [] : [fault])),
    ...tables.map(({ text }) => `a table without header cells: « ${text.slice(0, 60)} »`),
    ...pictures.map(() => 'a picture without its words'),
  ];
}

const below = (node: PdfNode): PdfNode[] => node.children.flatMap(allNodes);

const parentFaults = (node: PdfNode): string[] =>
  node.children.flatMap((child) => {
    const allowed = parents[child.role] ?? ['Document'];
    const fault = allowed.includes(node.role)
      ? []
      : [`${child.role} under ${node.role}: « ${child.text.slice(0, 60)} »`];
    return [...fault, ...parentFaults(child)];
  });

/**
 * The library does not expose header scopes, so they are read from the file, where pdfkit writes its objects
 * uncompressed.
 */
function headersWithoutScope(bytes: Buffer): string[] {
  const headers = bytes
    .toString('latin1')
    .split('endobj')
    .filter((one) => /\/S \/TH\b/.test(one));
  return headers
    .filter((one) => !/\/Scope \/(Column|Row)\b/.test(one))
    .map(() => 'a header cell without scope');
}
