import type { publicEndpoints } from '@asso/contract/catalogue/public.endpoints';
import { dureeEstimeeMinutes } from '@asso/domain/catalogue/duree-estimee.rules';
import { adressePublique, ouverturePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import { sayPeriode } from '@asso/domain/catalogue/public/aide-publique.words';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { cataloguePublic, findAide } from './catalogue-public.ts';

export const publicHandlers = ({ db, clock }: Platform): Handlers<typeof publicEndpoints> => ({
  readAidePublique: async ({ params: { code }, query: { exercice } }) => {
    const now = clock.now();
    const { aides } = await cataloguePublic(db, now);
    const aide = findAide(aides, { code, exercice });
    if (!aide) return refusal({ code: 'subvention.inconnue' });
    const { campagne, services } = aide;
    return {
      ok: true,
      value: {
        code,
        titre: campagne.titre,
        exercice: aide.exercice,
        services: services.map(({ nom }) => nom),
        ouverture: ouverturePublique(campagne, now),
        periode: sayPeriode(campagne, now),
        minutes: dureeEstimeeMinutes(campagne),
        chemin: adressePublique(aide),
      },
    };
  },
});
