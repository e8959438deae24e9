import { z } from 'zod';
import { job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { traiteBrouillonsLaisses } from './brouillons-laisses.ts';
import { traiteComptesInactifs } from './comptes-inactifs.ts';
import {
  effaceCopies,
  effaceCorrespondances,
  effaceDemandesSiret,
  effaceDocuments,
  effaceDossiers,
  effaceFusions,
  effaceJournal,
  effaceLignesRetirees,
} from './conservation.ts';

/**
 * Jobs that erase run at night, one after the other, and those that write to people run in the morning;
 * conservation.rows.ts of the domain says how long data is kept.
 */
const nightly = [
  { name: 'vie-privee.dossiers', cron: '25 2 * * *', run: effaceDossiers },
  { name: 'vie-privee.lignes-retirees', cron: '35 2 * * *', run: effaceLignesRetirees },
  { name: 'vie-privee.demandes-siret', cron: '40 2 * * *', run: effaceDemandesSiret },
  { name: 'vie-privee.correspondances', cron: '50 2 * * *', run: effaceCorrespondances },
  { name: 'vie-privee.documents', cron: '5 3 * * *', run: effaceDocuments },
  { name: 'vie-privee.fusions', cron: '0 3 * * *', run: effaceFusions },
  { name: 'vie-privee.exports', cron: '10 3 * * *', run: effaceCopies },
  { name: 'vie-privee.journal', cron: '10 4 * * *', run: effaceJournal },
  { name: 'vie-privee.brouillons', cron: '20 8 * * *', run: traiteBrouillonsLaisses },
  { name: 'vie-privee.comptes-inactifs', cron: '40 8 * * *', run: traiteComptesInactifs },
] as const satisfies readonly { name: string; cron: string; run: (platform: Platform) => Promise<void> }[];

export const conservationWorkers = (platform: Platform) =>
  nightly.map(({ name, cron, run }) =>
    worker(job({ name, cron, schema: z.strictObject({}), maxSeconds: 6000 }), () => run(platform)),
  );
