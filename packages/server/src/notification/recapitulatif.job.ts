import { bonjour } from '@asso/domain/identifiants/salutation';
import { isNotificationKind, notificationSentence } from '@asso/domain/notification/notification.words';
import { sayRecapitulatif } from '@asso/domain/notification/recapitulatif.words';
import { z } from 'zod';
import { inTransaction } from '../platform/db/transaction.ts';
import { eachByLots } from '../platform/jobs/each-by-lots.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { makeJetons } from './arret.sql.ts';
import { findDestinataires } from './notification.sql.ts';
import { adresseArret } from './pages-arret.ts';
import { listWaitingPersonnes, takeWaitingCourriels } from './preference.sql.ts';

/** Each morning, what waited for a person leaves in one e-mail. */
const recapitulatifJob = job({
  name: 'notification.recapituler',
  schema: z.object({}),
  cron: '0 7 * * *',
  maxSeconds: 3000,
});

const lot = 500;

export const recapitulatifWorker = (platform: Platform): JobRow =>
  worker(recapitulatifJob, () =>
    eachByLots({
      lot,
      list: (after: string | null, limit) => listWaitingPersonnes(platform.db, { after, limit }),
      act: (id) => sendRecapitulatif(platform, id),
    }),
  );

/**
 * Takes what waits for this person and writes the e-mail in one transaction: wherever the server dies, all leaves once.
 */
export const sendRecapitulatif = (platform: Platform, id: string): Promise<void> =>
  inTransaction(platform.db, async (trx) => {
    const rows = await takeWaitingCourriels(trx, id);
    const [person] = await findDestinataires(trx, [id]);
    const last = rows.at(-1);
    if (!last || !person) return;
    const nouvelles = rows.flatMap(({ kind, variante, params, ...one }) =>
      isNotificationKind(kind)
        ? [
            {
              sentence: notificationSentence(kind, variante, params),
              objet: { type: one.objet_type, id: one.objet_id, libelle: one.objet_libelle },
            },
          ]
        : [],
    );
    const { subject, paragraphs } = sayRecapitulatif(nouvelles);
    const { publicUrl } = platform.config;
    const jeton = (await makeJetons(trx, platform.config, { ids: [id], choix: 'jour' })).get(id);
    await platform.mail.write(trx, {
      cle: `recapitulatif/${last.id}`,
      to: person.email,
      subject,
      ...(jeton && { desabonnement: adresseArret(jeton, publicUrl) }),
      content: {
        greeting: bonjour(person),
        title: subject,
        paragraphs,
        action: {
          label: 'Ouvrir mes notifications',
          url: new URL('/client/user/notifications', publicUrl).href,
        },
        details: ['Vous avez choisi de recevoir ces nouvelles une fois par jour.'],
      },
    });
  });
