import type { aReglerEndpoints } from '@asso/contract/contenu/a-regler.endpoints';
import { sayCause } from '@asso/domain/contenu/a-regler/courriels.words';
import { sayTravail } from '@asso/domain/contenu/a-regler/travaux.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { classCourriel, countPendingCourriels, listCourriels, reopenCourriel } from './a-regler.sql.ts';
import { searchEverywhere } from './chercher-partout.ts';
import { etatServeur } from './etat-serveur.ts';
import { readARegler, waitingBefore } from './read-a-regler.ts';

export function aReglerHandlers(platform: Platform): Handlers<typeof aReglerEndpoints> {
  const { db, clock, jobs, config } = platform;
  const serveur = etatServeur(platform);
  return {
    readARegler: async ({ actor }) => ({
      ok: true,
      value: await readARegler({ platform, serveur, actor }),
    }),

    chercherPartout: async ({ actor, query: { q } }) => ({
      ok: true,
      value: await searchEverywhere(db, { actor, q }),
    }),

    listTravaux: async () => {
      const [dead, failing, { disque, certificat }] = await Promise.all([
        jobs.listDead(),
        jobs.listFailing(),
        serveur(),
      ]);
      // Mails that do not leave have their own page, where each is named.
      const told = [...failing.filter(({ job }) => job !== sendMailJob.name), ...dead];
      const items = told.map(({ id, job, tries, error, at, again }) => ({
        id,
        reessaye_le: again?.toISOString() ?? null,
        travail: sayTravail(job),
        essais: tries,
        erreur: errorSaid(error),
        le: at.toISOString(),
      }));
      const dits = [
        { nom: 'Version du portail', dit: config.settings.version ?? 'inconnue' },
        { nom: 'Node', dit: process.versions.node },
        ...(disque
          ? [
              {
                nom: 'Place sur le disque',
                dit: `${Math.floor((100 * disque.libre) / disque.total)} % de libre`,
              },
            ]
          : []),
        ...(certificat
          ? [{ nom: 'Certificat du site', dit: `jusqu’au ${formatDate(new Date(certificat))}` }]
          : []),
      ];
      return { ok: true, value: { items, serveur: dits } };
    },

    relancerTravaux: async ({ actor, body: { ids } }) => {
      const relances = await jobs.retryDead(ids);
      await inTransaction(db, (trx) =>
        writeHistory(trx, {
          objet: 'travail',
          id_objet: actor.id,
          by: actor,
          at: clock.now(),
          action: 'travaux.relancer',
          to: String(relances),
        }),
      );
      return { ok: true, value: { relances } };
    },

    listCourriels: async () => {
      const [rows, enAttente] = await Promise.all([
        listCourriels(db, waitingBefore(clock.now())),
        countPendingCourriels(db),
      ]);
      const items = rows.map(({ tentatives, cree_le, erreur, ...row }) => ({
        ...row,
        erreur: erreur ? sayCause(erreur) : '',
        essais: tentatives,
        le: cree_le.toISOString(),
      }));
      return { ok: true, value: { items, enAttente } };
    },

    reglerCourriel: ({ actor, params: { id }, body: { suite } }) =>
      inTransaction(db, async (trx) => {
        const at = clock.now();
        const isDone =
          suite === 'renvoyer' ? await reopenCourriel(trx, id) : await classCourriel(trx, id, at);
        if (!isDone) return refusal({ code: 'contenu.courriel-inconnu' });
        if (suite === 'renvoyer') await jobs.enqueue(trx, sendMailJob, { id });
        await writeHistory(trx, {
          objet: 'courriel',
          id_objet: id,
          by: actor,
          at,
          action: `courriel.${suite}`,
        });
        return { ok: true, value: { fait: true } };
      }),
  };
}

/** Says why a job failed: pg-boss keeps what was thrown, which may be an error's fields or any value. */
function errorSaid(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string'
    ? message.replace(/^Error: /, '').slice(0, 300)
    : 'Aucune raison n’est donnée.';
}
