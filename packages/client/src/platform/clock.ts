/** Returns the present instant; no other file reads the clock, so that tests can set the time. */
export const now = (): Date => new Date(Date.now());

/** Returns the zone of the clock of this browser, such as « Indian/Reunion ». */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
