type Row = { pour?: (role: string) => boolean };

/** Returns the first row meant for this role; a row without `pour` is meant for every role. */
export const forRole = <R extends Row>(rows: readonly R[], role: string | null): R | undefined =>
  rows.find(({ pour }) => pour?.(role ?? '') ?? true);
