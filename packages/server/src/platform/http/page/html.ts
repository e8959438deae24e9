import { espacesInsecables } from '@asso/domain/identifiants/typographie';

/** A text that is HTML already: only `html` makes one, so nothing that somebody typed can become a tag. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

/** Writes HTML; what is put in it is escaped, unless `html` wrote it, and what is absent or false writes nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''));

function written(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part));
}

/** Puts the spaces of French typography in a whole page. */
export const spacedPage = ({ text }: Html): string => espacesInsecables(text);

/** Carries data for search engines; no text in it can close the element. */
export const jsonLd = (data: object): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  );

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
