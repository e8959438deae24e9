/** The present instant is read here only. */
export const now = (): Date => new Date(Date.now());
