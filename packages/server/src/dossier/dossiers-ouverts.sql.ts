// What a service has not finished: it cannot go before.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Removed, over, refused and rejected ones are nothing to do any more. */
const finis = ['B', '10', '11', '12'] as const;

export const countOuverts = async (db: Db, idService: string): Promise<number> =>
  (
    await db
      .selectFrom('instruction')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('id_service_instructeur', '=', idService)
      .where('etat', 'not in', [...finis])
      .executeTakeFirstOrThrow()
  ).n;
