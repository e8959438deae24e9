const longest = 80;

/**
 * What somebody typed as a name, for a mail that the portal signs: on one line, short, and without anything that a
 * mailbox would take for an address and turn into a link.
 */
export function typedName(text: string): string {
  const line = withoutLinks(text);
  const letters = [...line];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** Of an association: between quotes, so that a sentence typed as a name does not read as the portal's own. */
export const quotedName = (text: string): string => `« ${typedName(text)} »`;

/** An address has no space in it: dots and signs that hold one together let go. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\b[a-z][a-z\d+.-]{0,30}:\/\/(?:www\.)?/gi, '')
    .replace(/\bwww\./gi, '')
    .replace(/(?<=[\p{L}\d])([.@])(?=[\p{L}\d])/gu, '$1 ')
    .trim();
