// The queries here are about the dossiers that a service has not finished: it cannot be removed before they are.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Nothing is left to do on a dossier that is removed, finished, refused or rejected. */
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
