// Names are compared as people type them (§5 free text): without accents, capitals, hyphens or apostrophes.

/** Makes « L’Haÿ-les-Roses » and « l hay les roses » equal. */
export const plainWords = (text: string): string =>
  text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
