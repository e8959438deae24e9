/**
 * An XML document may not hold these: control characters other than tabs and line breaks, lone surrogates, and two
 * code points that are not characters.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const special = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Most cells hold none of these characters: this test costs less than two replacements that find nothing. */
const unusual = /[^\t\n\r\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\x7e\xa0-\ud7ff\ue000-\ufffd]/;

const xmlText = (text: string): string =>
  unusual.test(text) ? text.replace(forbidden, '').replace(special, (one) => entities[one] ?? '') : text;

/** A spreadsheet cell cannot hold more characters. */
const mostCharacters = 32_767;

export const cellXml = (text: string): string =>
  xmlText(text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text);
