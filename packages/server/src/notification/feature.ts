import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { feature } from '../platform/feature.ts';
import { notificationHandlers } from './notification.handlers.ts';
import { pagesArret } from './pages-arret.ts';
import { recapitulatifWorker } from './recapitulatif.job.ts';

export const notificationFeature = feature({
  name: 'notification',
  endpoints: { notification: notificationEndpoints },
  build: (platform) => ({
    handlers: { notification: notificationHandlers(platform) },
    jobs: [recapitulatifWorker(platform)],
    pages: pagesArret(platform),
  }),
});
