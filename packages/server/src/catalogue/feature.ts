import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { catalogueProblems } from '@asso/domain/catalogue/catalogue.problems';
import { feature } from '../platform/feature.ts';
import { ouvertureWorker } from './ouverture.job.ts';
import { repertoireHandlers } from './repertoire.handlers.ts';

export const catalogueFeature = feature({
  name: 'catalogue',
  endpoints: { repertoire: repertoireEndpoints },
  problems: [catalogueProblems],
  build: (platform) => ({
    handlers: { repertoire: repertoireHandlers(platform) },
    jobs: [ouvertureWorker(platform)],
  }),
});
