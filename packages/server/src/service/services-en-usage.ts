import type { ServiceUsage } from '@asso/domain/service/service.rules';
import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

type Count = (db: Db, idService: string) => Promise<number>;

/**
 * Makes the registry in which each feature that uses services says how it counts what still depends on one, under the
 * code of the problem that prevents the deletion of the service.
 */
function servicesEnUsage() {
  const counts = registered(new Map<string, Count>());
  return {
    add: (code: string, count: Count) => void counts.set(code, count),
    of: (db: Db, idService: string): Promise<ServiceUsage[]> =>
      Promise.all([...counts].map(async ([code, count]) => ({ code, n: await count(db, idService) }))),
    count: async (db: Db, code: string, idService: string): Promise<number> =>
      (await counts.get(code)?.(db, idService)) ?? 0,
  };
}

export const serviceUsages = servicesEnUsage();
