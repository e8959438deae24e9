/** What no XML document may hold: controls but tabs and line breaks, lone halves of pairs, and two that are no characters. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const special = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Most cells hold none of these: looking costs less than replacing nothing twice. */
const unusual = /[^\t\n\r\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\x7e\xa0-\ud7ff\ue000-\ufffd]/;

const xmlText = (text: string): string =>
  unusual.test(text) ? text.replace(forbidden, '').replace(special, (one) => entities[one] ?? '') : text;

/** A cell of a spreadsheet holds no more. */
const mostCharacters = 32_767;

export const cellXml = (text: string): string =>
  xmlText(text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text);
