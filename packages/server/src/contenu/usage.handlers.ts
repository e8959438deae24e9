import type { usageEndpoints } from '@asso/contract/contenu/usage.endpoints';
import {
  type DemarcheJugee,
  demarchesJugees,
  reponsesMin,
  tauxSatisfaction,
} from '@asso/domain/contenu/satisfaction.rules';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { avant } from '@asso/domain/referentiel/conservation.rules';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { countAvis, countEnvois, insertAvis, listCommentaires } from './usage.sql.ts';

const comptees: readonly DemarcheJugee[] = ['subvention', 'agrement', 'crf', 'siret', 'aide'];

export function usageHandlers({ db, clock }: Platform): Handlers<typeof usageEndpoints> {
  return {
    sayAvis: async ({ body: { demarche, note, commentaire } }) => {
      await insertAvis(db, { demarche, note, commentaire: commentaire || null, jour: dayOf(clock.now()) });
      return { ok: true, value: { garde: true }, status: 201 };
    },

    readUsages: async () => {
      const depuis = avant({ annees: 1 }, clock.now());
      const [envois, avis] = await Promise.all([countEnvois(db, depuis), countAvis(db, dayOf(depuis))]);
      const items = (Object.keys(demarchesJugees) as DemarcheJugee[]).map((demarche) => {
        const envoi = envois.find((one) => one.demarche === demarche);
        const said = avis.find((one) => one.demarche === demarche) ?? { reponses: 0, bien: 0 };
        const isKnown = envoi !== undefined && envoi.decidees >= reponsesMin;
        return {
          demarche,
          envoyees: comptees.includes(demarche) ? (envoi?.envoyees ?? 0) : null,
          delai_jours: isKnown ? envoi.delai : null,
          reponses: said.reponses,
          satisfaction: tauxSatisfaction(said),
        };
      });
      return { ok: true, value: { depuis: dayOf(depuis), items } };
    },

    listCommentaires: async () => ({ ok: true, value: { items: await listCommentaires(db) } }),
  };
}
