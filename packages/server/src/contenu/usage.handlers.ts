import type { usageEndpoints } from '@asso/contract/contenu/usage.endpoints';
import {
  type DemarcheJugee,
  demarchesJugees,
  reponsesMin,
  tauxSatisfaction,
} from '@asso/domain/contenu/satisfaction.rules';
import { localDay, localYear } from '@asso/domain/identifiants/dates-affichees';
import { subtractDuree } from '@asso/domain/referentiel/conservation.rules';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { listPerimetreServices } from '../statistiques/portee.sql.ts';
import { readRythmeChiffres } from '../statistiques/rythme.ts';
import { countAvis, countEnvois, insertAvis, listCommentaires } from './usage.sql.ts';

const comptees: readonly DemarcheJugee[] = ['subvention', 'agrement', 'crf', 'siret', 'aide'];

export function usageHandlers({ db, clock }: Platform): Handlers<typeof usageEndpoints> {
  return {
    sayAvis: async ({ body: { demarche, note, commentaire } }) => {
      await insertAvis(db, { demarche, note, commentaire: commentaire || null, jour: localDay(clock.now()) });
      return { ok: true, value: { garde: true }, status: 201 };
    },

    readUsages: async () => {
      const at = clock.now();
      const depuis = subtractDuree({ annees: 1 }, at);
      const [envois, avis, services] = await Promise.all([
        countEnvois(db, depuis),
        countAvis(db, localDay(depuis)),
        listPerimetreServices(db, { kind: 'tout' }),
      ]);
      const subvention = await readRythmeChiffres(db, {
        services: services.map(({ id }) => id),
        annee: localYear(at),
        at,
      });
      const items = (Object.keys(demarchesJugees) as DemarcheJugee[]).map((demarche) => {
        const envoi = envois.find((one) => one.demarche === demarche);
        const said = avis.find((one) => one.demarche === demarche) ?? { reponses: 0, bien: 0 };
        const isKnown = envoi !== undefined && envoi.decidees >= reponsesMin;
        const annee = subvention.annees.find(({ decider }) => decider.mediane !== null);
        return {
          demarche,
          envoyees: comptees.includes(demarche) ? (envoi?.envoyees ?? 0) : null,
          // The delay of a grant is the figure that its services read, year by year.
          ...(demarche === 'subvention'
            ? { delai_jours: annee?.decider.mediane ?? null, delai_annee: annee?.annee ?? null }
            : { delai_jours: isKnown ? envoi.delai : null, delai_annee: null }),
          reponses: said.reponses,
          satisfaction: tauxSatisfaction(said),
        };
      });
      return { ok: true, value: { depuis: localDay(depuis), items } };
    },

    listCommentaires: async () => ({ ok: true, value: { items: await listCommentaires(db) } }),
  };
}
