/** Thrown to roll back what a trial wrote; `value` carries the answer out of the transaction. */
class Essai extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('tried, not kept');
    this.value = value;
  }
}

/** Ends the transaction it is called in: nothing is kept, and the transaction answers this value. */
export function rolledBack<T>(value: T): T {
  throw new Essai(value);
}

/**
 * Returns the value of the transaction, whether it was committed or ended by `rolledBack`; any other error is thrown.
 */
export async function orRolledBack<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (error instanceof Essai) return error.value as T;
    throw error;
  }
}
