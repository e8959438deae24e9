const longest = 80;

/**
 * Prepares a name that somebody typed for a mail that the portal signs: one short line, without anything that a
 * mailbox would turn into a link.
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

/** Quotes the name of an association, so that a sentence typed as a name does not read as the portal's own words. */
export const quotedName = (text: string): string => `« ${typedName(text)} »`;

/**
 * Removes « https:// » and « www. » and puts a space after the dots and signs that hold an address together, so that no
 * link is left.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\b[a-z][a-z\d+.-]{0,30}:\/\/(?:www\.)?/gi, '')
    .replace(/\bwww\./gi, '')
    .replace(/(?<=[\p{L}\d])([.@])(?=[\p{L}\d])/gu, '$1 ')
    .trim();
