/** Writes the spaces that do not break as plain ones. */
export const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
