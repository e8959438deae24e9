// French typography of our own sentences, in one place; the texts of the specification never pass through it.

/** U+00A0 before « : » and inside « … », U+202F before ; ! ?, U+2019 for the apostrophe, « … » for three dots. */
export const typographie = (text: string): string =>
  text
    .replace(/(\p{L})'/gu, '$1\u2019')
    .replace(/\.\.\./g, '…')
    .replace(/(?<![ \u00a0\u202f])[ \u00a0\u202f]+([;!?])/g, '\u202f$1')
    .replace(/(?<![ \u00a0\u202f])[ \u00a0\u202f]+:/g, '\u00a0:')
    .replace(/«[ \u00a0\u202f]*/g, '«\u00a0')
    .replace(/(?<![ \u00a0\u202f])[ \u00a0\u202f]*»/g, '\u00a0»')
    .replace(/(\d) (?=[€%]|Mo\b|ko\b)/g, '$1\u00a0');
