import type { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { chargeEquipeOf, colonnesChargeOf } from '@asso/domain/instruction/charge.rules';
import { perimetreOf } from '../../dossier/liste/perimetre.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCollegues } from '../bureau/affectation.sql.ts';
import { serviceOf } from '../bureau/bureau-access.ts';
import { listParSemaine } from './tableau.sql.ts';

export function tableauHandlers({ db, clock }: Platform): Handlers<typeof tableauEndpoints> {
  return {
    readCharge: async ({ actor, params }) => {
      const found = await serviceOf(db, actor, params.service);
      if (!found.ok) return found;
      const { id, nom } = found.value;
      const now = clock.now();
      const [comptes, collegues] = await Promise.all([
        listParSemaine(db, { perimetre: perimetreOf(actor), service: id, now }),
        listCollegues(db, [id]),
      ]);
      return {
        ok: true,
        value: {
          service: { id, nom },
          colonnes: colonnesChargeOf(now),
          personnes: chargeEquipeOf(collegues, comptes),
        },
      };
    },
  };
}
