import {
  matchesSuivi,
  nomSuivi,
  nouveautes,
  nouvellesEnd,
} from '@asso/domain/catalogue/public/abonnement.rules';
import { keptSince } from '@asso/domain/referentiel/conservation.rules';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { cataloguePublic } from '../public/catalogue-public.ts';
import { abonnementJetons, listAbonnementCles, nouvellesMail } from './abonnement.mail.ts';
import { deleteCourriels, deleteNonConfirmes, keepJeton, takeADire } from './abonnement.sql.ts';

const prevenirJob = job({
  name: 'catalogue.prevenir-abonnes',
  schema: z.strictObject({}),
  cron: '0 8 * * *',
  maxSeconds: 1800,
});

const purgerJob = job({
  name: 'catalogue.purger-abonnements',
  schema: z.strictObject({}),
  cron: '45 3 * * *',
});

const lot = 200;

/** Sends each follower, once a day, one mail of what is new in the subject they follow; nothing new, no mail. */
export const alertWorker = (platform: Platform): JobRow =>
  worker(prevenirJob, async (_, { signal }) => {
    while (!signal.aborted && (await tellLot(platform)) === lot);
  });

const tellLot = (platform: Platform): Promise<number> =>
  inTransaction(platform.db, async (trx) => {
    const { publicUrl } = platform.config;
    const now = platform.clock.now();
    const jusqu = nouvellesEnd(now);
    const catalogue = await cataloguePublic(platform.db, now);
    const jetonOf = abonnementJetons(platform.config);
    const taken = await takeADire(trx, { jusqu, lot });
    for (const { depuis, ...abonnement } of taken) {
      const nouvelles = nouveautes(catalogue, { depuis, jusqu }).filter(({ aide }) =>
        matchesSuivi(aide, abonnement),
      );
      if (nouvelles.length === 0) continue;
      const nom = nomSuivi(abonnement, catalogue.aides) ?? 'ce service';
      const jeton = jetonOf(abonnement.id);
      await keepJeton(trx, { id: abonnement.id, jeton });
      await platform.mail.write(trx, nouvellesMail({ abonnement, jeton, nom, publicUrl, now, nouvelles }));
    }
    return taken.length;
  });

/** Erases the addresses that were not confirmed in time. */
export const purgeAbonnementsWorker = ({ db, clock }: Platform): JobRow =>
  worker(purgerJob, () =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const gone = await deleteNonConfirmes(trx, keptSince('abonnement', now));
      await deleteCourriels(
        trx,
        gone.flatMap((one) => listAbonnementCles(one, now)),
      );
    }),
  );
