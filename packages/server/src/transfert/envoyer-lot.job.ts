import { buffer } from 'node:stream/consumers';
import { type Systeme, systemes } from '@asso/domain/transfert/lot.words';
import { z } from 'zod';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { lotOctets } from './contenu-lot.ts';
import { openDepot } from './depot-fichier.adapter.ts';
import { fichierFormats } from './formats-de-fichier.ts';
import { findLot, lockLot, saveEnvoi } from './lot.sql.ts';

const envoyerJob = job({
  name: 'transfert.envoyer',
  schema: z.object({ id_lot: z.uuid() }),
  maxSeconds: 600,
});

/** Returns the address where this system takes its files; undefined when none is configured. */
export const systemeUrl = ({ config }: Pick<Platform, 'config'>, systeme: Systeme): URL | undefined =>
  ({ osiris: config.osirisUrl, chorus: config.chorusUrl, sirepa: config.sirepaUrl })[systeme];

export const askEnvoi = ({ jobs }: Platform, trx: Tx, id_lot: string): Promise<void> =>
  jobs.enqueue(trx, envoyerJob, { id_lot });

/** Sends a lot. The file is named after its lot, so that one sent twice is one file at the other end. */
export const sendLotWorker = (platform: Platform): JobRow =>
  worker(envoyerJob, async ({ id_lot }, { isLastAttempt }) => {
    const { db, clock } = platform;
    const lot = await findLot(db, id_lot);
    const url = lot && systemeUrl(platform, lot.systeme);
    if (!lot || lot.envoi === 'envoye') return;
    try {
      if (!url) throw new Error(`${systemes[lot.systeme]} is no longer configured`);
      const octets = await buffer(await lotOctets(db, lot, 'csv'));
      const { extension, type } = fichierFormats.csv;
      await openDepot(url).put({ nom: `${lot.numero}.${extension}`, type, octets });
    } catch (error) {
      if (isLastAttempt) await inTransaction(db, (trx) => saveEnvoi(trx, id_lot, { envoi: 'echec' }));
      throw error;
    }
    await inTransaction(db, async (trx) => {
      await lockLot(trx, id_lot);
      await saveEnvoi(trx, id_lot, { envoi: 'envoye', envoye_le: clock.now() });
    });
  });
