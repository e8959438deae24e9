type Row = { pour?: (role: string) => boolean };

/** The first row that is for this role, or for all. */
export const forRole = <R extends Row>(rows: readonly R[], role: string | null): R | undefined =>
  rows.find(({ pour }) => pour?.(role ?? '') ?? true);
