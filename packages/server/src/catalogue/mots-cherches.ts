/** Gives the words of a search, eight at most. */
export const splitWords = (text = ''): string[] => text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
