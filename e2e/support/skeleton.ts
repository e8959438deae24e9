// The skeleton of a page is what axe judges: its elements in order, with all their attributes, and for each text
// whether there is one. Two pages with one skeleton, one width and one theme get one verdict, so that the second need
// not be judged again. What a rule of axe reads besides is therefore in it too:
// - a name that is missing or empty: a text is « T », an empty one is nothing, and so are `alt`, `title`, `aria-label`
//   and `value`; a text of one or two signs is kept as it is;
// - where a reference leads (`for`, `aria-labelledby`, `href="#…"`…): the kind of its target and whether that has a
//   text, or « missing »; an id that stands twice says so, and a field says how many labels name it;
// - landmarks of the same name: their names are numbered in the order of the page;
// - what makes the style of an element without being written in it: the focus, the pointer, and the state of a field;
// - sizes: those of a target under 24 px with its text, and whether an area scrolls.
// A row that is repeated more than three times in succession counts as three.
import type { Page } from '@playwright/test';

export type Skeleton = {
  shape: string;
  /**
   * A narrow screen cuts what cannot be cut into lines: the longest word of each text, or the whole of a text that
   * stays on one line. Figures are all as wide.
   */
  words: string;
};

export const readPageSkeleton = (page: Page): Promise<Skeleton> => page.evaluate(readSkeleton);

/** Makes the skeleton of the page; the function runs inside the page, so it uses nothing of this file. */
function readSkeleton(): Skeleton {
  const references =
    /^(for|list|form|headers|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;
  const names =
    /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|value|content|summary)$/;
  const addresses = /^(href|xlink:href|src|srcset|action|formaction|poster|d)$/;
  const landmarks =
    'main, nav, aside, header, footer, section, form, [role=region], [role=navigation], [role=search], [role=complementary], [role=form], [role=banner], [role=contentinfo], [role=main]';
  const targets = 'a, button, input, select, textarea, summary, [role], [tabindex]';

  const times = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) times.set(id, (times.get(id) ?? 0) + 1);
  const textOf = (text: string) => {
    const said = text.trim();
    return said.length > 2 ? 'T' : said;
  };
  const targetOf = (id: string) => {
    const found = document.getElementById(id);
    return found ? `${found.localName}:${textOf(found.textContent)}` : 'missing';
  };
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name) ?? 0;
  };

  const attribute = ({ name, value }: Attr): string => {
    if (name === 'id') return (times.get(value) ?? 0) > 1 ? 'id twice' : 'id';
    if (references.test(name)) return `${name}=${value.split(/\s+/).map(targetOf)}`;
    if (addresses.test(name))
      return `${name}=${value.startsWith('#') ? targetOf(value.slice(1)) : textOf(value)}`;
    if (names.test(name)) return `${name}=${textOf(value)}`;
    return `${name}=${/^(class|style|role|type|lang|autocomplete)$/.test(name) ? value : value.replace(/\d+/g, '0')}`;
  };

  const landmark = (element: Element): string => {
    if (!element.matches(landmarks)) return '';
    const labelled = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/);
    const name =
      element.getAttribute('aria-label') ??
      labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return ` landmark ${numberOf(name.trim().toLowerCase())}`;
  };

  const state = (element: Element): string => {
    const told: string[] = [];
    if (element === document.activeElement) told.push('focus');
    if (element.matches(targets)) {
      if (element.matches(':hover')) told.push('hover');
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && (width < 24 || height < 24))
        told.push(`${Math.round(width)}x${Math.round(height)} ${element.textContent}`);
    }
    if (element instanceof HTMLInputElement)
      told.push(
        `${element.checked} ${element.indeterminate} ${element.value !== ''} ${element.validity.valid}`,
      );
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      told.push(`${element.value !== ''} ${element.validity.valid}`);
    const labels = (element as HTMLInputElement).labels;
    if (labels?.length) told.push(`labels ${[...labels].map(({ textContent }) => textOf(textContent))}`);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      told.push(`scrolls ${overflowX} ${overflowY}`);
    }
    return told.length > 0 ? ` {${told}}` : '';
  };

  const uncut = (node: Text): string => {
    const pieces = node.data.trim().split(/[ \t\r\n]+/);
    const around = node.parentElement;
    const staysWhole =
      around?.localName === 'option' || /nowrap|pre$/.test(around ? getComputedStyle(around).whiteSpace : '');
    if (staysWhole) return pieces.join(' ');
    const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one));
    // A word may go on in the text or the element beside it.
    const first = node.previousSibling && !/^\s/.test(node.data) ? pieces[0] : '';
    const last = node.nextSibling && !/\s$/.test(node.data) ? pieces.at(-1) : '';
    return `${first} ${longest} ${last}`;
  };

  /** Joins the rows, and leaves out those that stand a fourth time or more in succession. */
  const joined = (all: readonly string[]): string =>
    all
      .filter((one, index) => one !== all[index - 1] || one !== all[index - 2] || one !== all[index - 3])
      .join('');

  const read = (node: Node): Skeleton => {
    if (node instanceof Text) return { shape: textOf(node.data), words: uncut(node).replace(/\d/g, '0') };
    if (!(node instanceof Element) || /^(script|style|template)$/.test(node.localName))
      return { shape: '', words: '' };
    const attributes = [...node.attributes].map(attribute).sort().join(' ');
    const told = `${node.localName} ${attributes}${landmark(node)}${state(node)}`;
    const inside = [...node.childNodes].map(read);
    return {
      shape: `<${told}>${joined(inside.map(({ shape }) => shape))}</>`,
      words: `<${told}>${joined(inside.map(({ words }) => words))}</>`,
    };
  };
  return read(document.documentElement);
}
