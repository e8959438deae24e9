/** Returns the present instant; no other file reads the clock, so that tests can set the time. */
export const now = (): Date => new Date(Date.now());
