import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { z } from 'zod';
import { notify } from '../notification/notify.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { listOuvertesAttendues, type Ouverte, takeAlertes } from './alerte.sql.ts';

/** The job runs often, since campaigns open at any hour; a person who was told no longer waits. */
const ouvertureJob = job({
  name: 'catalogue.avertir-ouvertures',
  schema: z.strictObject({}),
  cron: '*/10 * * * *',
  maxSeconds: 1200,
});

const lot = 200;

export const ouvertureWorker = (platform: Platform): JobRow =>
  worker(ouvertureJob, async () => {
    for (const ouverte of await listOuvertesAttendues(platform.db, platform.clock.now())) {
      while ((await tellOuverture(platform, ouverte)) === lot);
    }
  });

/** Tells one batch of people, with their mails, in one transaction; returns how many were told. */
const tellOuverture = (platform: Platform, { id_subvention, code, titre, fuseau, fin }: Ouverte) =>
  inTransaction(platform.db, async (trx) => {
    const to = await takeAlertes(trx, { id_subvention, limit: lot });
    const { date, relative } = showEcheance(fin, platform.clock.now(), fuseau);
    const lien = `/repertoire-des-subventions?code=${encodeURIComponent(code)}`;
    await notify(platform, trx, {
      kind: 5,
      variante: 'ouverture',
      to,
      objet: { type: 'subvention', id: id_subvention, libelle: titre, lien },
      params: { date },
      mail: {
        subject: `Ouverte : ${titre}`,
        text: `Vous aviez demandé à être averti. Vous pouvez demander cette subvention jusqu’au ${date}, ${relative}. Cette alerte est maintenant retirée.`,
      },
    });
    return to.length;
  });
