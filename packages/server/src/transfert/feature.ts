// Files exchanged with other systems of the State: Osiris (dossiers), Chorus (payments), Sirepa.
// Open first: `create-lot.ts` (a lot of lines that will not be sent twice), `contenu-lot.ts` (its bytes), `envoyer-lot.job.ts` (its
// deposit).
// `domain/transfert/chorus.rows.ts`, `osiris.rows.ts` and `sirepa.rows.ts` are the columns; `chorus.rules.ts` says which payment is ready.
// A programme says which edition goes where, with its accounts: `save-programme.ts`.
import { chorusEndpoints } from '@asso/contract/transfert/chorus.endpoints';
import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import { programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import { sirepaEndpoints } from '@asso/contract/transfert/sirepa.endpoints';
import { transfertProblems } from '@asso/domain/transfert/transfert.problems';
import { engagementPartiRegistry } from '../instruction/modification/engagement-parti.ts';
import { feature } from '../platform/feature.ts';
import { chorusHandlers } from './chorus.handlers.ts';
import { findEngagementParti } from './chorus.sql.ts';
import { envoyerWorker } from './envoyer-lot.job.ts';
import { osirisHandlers } from './osiris.handlers.ts';
import { programmeHandlers } from './programme.handlers.ts';
import { sirepaHandlers } from './sirepa.handlers.ts';

export const transfertFeature = feature({
  name: 'transfert',
  endpoints: {
    programme: programmeEndpoints,
    osiris: osirisEndpoints,
    chorus: chorusEndpoints,
    sirepa: sirepaEndpoints,
  },
  problems: [transfertProblems],
  build: (platform) => {
    engagementPartiRegistry.fill(findEngagementParti);
    return {
      handlers: {
        programme: programmeHandlers(platform),
        osiris: osirisHandlers(platform),
        chorus: chorusHandlers(platform),
        sirepa: sirepaHandlers(platform),
      },
      jobs: [envoyerWorker(platform)],
    };
  },
});
