import { questionsFournies } from '@asso/domain/contenu/questions/questions-fournies.rows';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import { hadContenu, insertContenu } from './contenu.sql.ts';

/** Writes the questions of a new portal, once: what an administrator changed or withdrew is left alone. */
export const seedQuestions = ({ db, clock }: Platform): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (await hadContenu(trx, 'question')) return;
    const ecrit = { publie: true, at: clock.now(), by: null };
    for (const contenu of questionsFournies)
      await insertContenu(trx, { sorte: 'question', contenu, rang: Number(contenu.rang ?? 0), ...ecrit });
  });
