/** Characters that no XML document may hold, and lone halves of pairs. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const special = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const xmlText = (text: string): string =>
  text.replace(forbidden, '').replace(special, (one) => entities[one] ?? '');

/** A cell of a spreadsheet holds no more. */
const mostCharacters = 32_767;

export const cellXml = (text: string): string =>
  xmlText(text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text);
