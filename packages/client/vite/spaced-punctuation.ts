import type { Plugin } from 'vite';

/** In the texts of our screens, the space before « : ; ! ? » and inside « » never breaks a line. */
export function spacedPunctuation(): Plugin {
  return {
    name: 'spaced-punctuation',
    enforce: 'post',
    transform: {
      filter: { id: /packages\/client\/src\/.*\.tsx?$/ },
      handler(code) {
        const edits: Edit[] = [];
        collectTexts(this.parse(code), edits);
        const changed = edits.map((edit) => ({ ...edit, text: space(code.slice(edit.start, edit.end)) }));
        return { code: splice(code, changed), map: null };
      },
    },
  };
}

type Edit = { start: number; end: number };

/** A colon is French only after a space and before a space or the end; smileys of the specification stay whole. */
export const space = (text: string): string =>
  text
    .replace(/(?<=\S) (?=[;!?](?:\s|["'`]|$))/g, '\u202f')
    .replace(/(?<=\S) (?=:(?:\s|["'`]|$))/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»');

function collectTexts(node: unknown, edits: Edit[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collectTexts(one, edits);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value, start, end } = node as Record<string, unknown>;
  const isText = (type === 'Literal' && typeof value === 'string') || type === 'TemplateElement';
  if (isText) edits.push({ start: start as number, end: end as number });
  else for (const child of Object.values(node)) collectTexts(child, edits);
}

function splice(code: string, edits: (Edit & { text: string })[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    out += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + code.slice(at);
}
