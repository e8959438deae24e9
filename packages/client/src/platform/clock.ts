/** The one place where the present instant is read. */
export const now = (): Date => new Date(Date.now());
