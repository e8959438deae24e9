import { z } from 'zod';
import { job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { treatAbandonedBrouillons } from './brouillons-laisses.ts';
import { treatInactiveComptes } from './comptes-inactifs.ts';
import {
  eraseCopies,
  eraseCorrespondances,
  eraseDemandesSiret,
  eraseDocuments,
  eraseDossiers,
  eraseFusions,
  eraseJournal,
  eraseRemovedLignes,
} from './conservation.ts';

/**
 * Jobs that erase run at night, one after the other, and those that write to people run in the morning;
 * conservation.rows.ts of the domain says how long data is kept.
 */
const nightly = [
  { name: 'vie-privee.dossiers', cron: '25 2 * * *', run: eraseDossiers },
  { name: 'vie-privee.lignes-retirees', cron: '35 2 * * *', run: eraseRemovedLignes },
  { name: 'vie-privee.demandes-siret', cron: '40 2 * * *', run: eraseDemandesSiret },
  { name: 'vie-privee.correspondances', cron: '50 2 * * *', run: eraseCorrespondances },
  { name: 'vie-privee.documents', cron: '5 3 * * *', run: eraseDocuments },
  { name: 'vie-privee.fusions', cron: '0 3 * * *', run: eraseFusions },
  { name: 'vie-privee.exports', cron: '10 3 * * *', run: eraseCopies },
  { name: 'vie-privee.journal', cron: '10 4 * * *', run: eraseJournal },
  { name: 'vie-privee.brouillons', cron: '20 8 * * *', run: treatAbandonedBrouillons },
  { name: 'vie-privee.comptes-inactifs', cron: '40 8 * * *', run: treatInactiveComptes },
] as const satisfies readonly { name: string; cron: string; run: (platform: Platform) => Promise<void> }[];

export const conservationWorkers = (platform: Platform) =>
  nightly.map(({ name, cron, run }) =>
    worker(job({ name, cron, schema: z.strictObject({}), maxSeconds: 6000 }), () => run(platform)),
  );
