/** Thrown so that what was written to be told is not kept. */
class Essai extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('tried, not kept');
    this.value = value;
  }
}

/** Ends the transaction it is called in, which answers this and keeps nothing. */
export function rolledBack<T>(value: T): T {
  throw new Essai(value);
}

/** What the transaction answers, whether it was kept or not. */
export async function orRolledBack<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (error instanceof Essai) return error.value as T;
    throw error;
  }
}
