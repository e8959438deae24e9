/** All of them are looked for: eight at most. */
export const wordsOf = (text = ''): string[] => text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
