/** What no XML document may hold: controls but tabs and line breaks, lone halves of pairs, and two that are no characters. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const special = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const xmlText = (text: string): string =>
  text.replace(forbidden, '').replace(special, (one) => entities[one] ?? '');

/** A cell of a spreadsheet holds no more. */
const mostCharacters = 32_767;

export const cellXml = (text: string): string =>
  xmlText(text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text);
