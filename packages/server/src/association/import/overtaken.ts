import { LigneDepassee } from './import-registre.sql.ts';

const mostAttempts = 5;
const uniqueViolation = '23505';

/**
 * Calls `write` again, on the current state of the database, when another program wrote one of the same associations
 * meanwhile.
 */
export async function againIfOvertaken<T>(write: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(attempt);
    } catch (error) {
      if (attempt === mostAttempts || !isOvertaken(error)) throw error;
    }
  }
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof LigneDepassee || (error as { code?: string }).code === uniqueViolation;
