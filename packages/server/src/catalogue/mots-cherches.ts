/** Every word is searched, up to eight. */
export const wordsOf = (text = ''): string[] => text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
