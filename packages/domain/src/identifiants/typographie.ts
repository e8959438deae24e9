// The French typography of our own sentences is in one place: no line begins with « : », « ? » or « » », none ends
// with « « ».

/**
 * Puts spaces that never break a line, whatever was written there: U+00A0 before « : » and inside « … », U+202F
 * before ; ! ?. A colon is French only after a space and before another, the end or a tag of HTML, so that
 * addresses, hours and the specification's smiley stay whole.
 */
export const espacesInsecables = (text: string): string =>
  hasSpaceToSet.test(text)
    ? text
        .replace(/(?<=[^ \u00a0\u202f\n]|^) (?=[;!?](?:\s|["'`)»,.<&]|$))/g, '\u202f')
        .replace(/(?<=[^ \u00a0\u202f\n]|^) (?=:(?:\s|["'`<&]|$))/g, '\u00a0')
        .replace(/« /g, '«\u00a0')
        .replace(/ »/g, '\u00a0»')
    : text;

/** Most texts of a page have none of these, and every text of every page is looked at. */
const hasSpaceToSet = / [;!?:»]|« /;

/**
 * Does more, for what administrators write: sets the same spaces after any space before « : », « ; », « ! » or « ? »,
 * adds those missing inside « … », keeps a number with its unit, and writes U+2019 for the apostrophe and « … » for
 * three dots.
 */
export const typographie = (text: string): string =>
  text
    .replace(/(\p{L})'/gu, '$1\u2019')
    .replace(/\.\.\./g, '…')
    .replace(/(?<![ \u00a0\u202f])[ \u00a0\u202f]+([;!?])/g, '\u202f$1')
    .replace(/(?<![ \u00a0\u202f])[ \u00a0\u202f]+:/g, '\u00a0:')
    .replace(/«[ \u00a0\u202f]*/g, '«\u00a0')
    .replace(/(?<![ \u00a0\u202f])[ \u00a0\u202f]*»/g, '\u00a0»')
    .replace(/(\d) (?=[€%]|Mo\b|ko\b)/g, '$1\u00a0');
