import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { appelsParMinute } from '@asso/domain/partenaire/cle.rules';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import { feature } from '../platform/feature.ts';
import { authenticateCle } from './authenticate-cle.ts';
import { cleHandlers } from './cle.handlers.ts';
import { insertUsage } from './cle.sql.ts';
import { finCleWorker } from './fin-cle.job.ts';

export const partenaireFeature = feature({
  name: 'partenaire',
  endpoints: { cle: cleEndpoints },
  problems: [partenaireProblems],
  limits: { createCle: { max: 60, windowSeconds: 3600, by: 'actor' } },
  build: (platform) => ({
    handlers: { cle: cleHandlers(platform) },
    jobs: [finCleWorker(platform)],
    keys: {
      authenticate: authenticateCle(platform),
      perMinute: appelsParMinute,
      record: (use) => insertUsage(platform.db, { ...use, le: platform.clock.now() }),
    },
  }),
});
