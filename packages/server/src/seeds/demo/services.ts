import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { insertService } from '../../service/service.sql.ts';
import { demoServices } from './identites.ts';

export async function seedServices(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { profil, adresse, ...service } of Object.values(demoServices)) {
      await insertService(trx, {
        ...service,
        adresse: JSON.stringify(adresse),
        profil: JSON.stringify({ type: profil }),
      });
    }
  });
}
