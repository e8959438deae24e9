// What people are told: the inbox of each one, and the mails that say the same thing.
// Open first: `notify.ts`, the one way to tell somebody; it writes the line of the inbox and, by `notification.mail.ts`, the mail.
// `domain/notification/sujets-courriel.rows.ts` has a row for each subject one may stop; `groupes.rules.ts` gathers the inbox by dossier.
// `recapitulatif.job.ts` sends each morning what a person preferred to read once a day (`domain/notification/rythme.rows.ts`).
// `pages-arret.ts` serves the page that a mail's « ne plus recevoir » opens, without signing in.
// The sending itself, its trials and returns are `platform/mail`.
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
