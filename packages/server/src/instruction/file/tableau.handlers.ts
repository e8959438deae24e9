import type { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { computeChargeEquipe, listColonnesCharge } from '@asso/domain/instruction/charge.rules';
import { readPerimetre } from '../../dossier/liste/perimetre.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCollegues } from '../bureau/affectation.sql.ts';
import { readBureauService } from '../bureau/bureau-access.ts';
import { countBySemaine } from './tableau.sql.ts';

export function tableauHandlers({ db, clock }: Platform): Handlers<typeof tableauEndpoints> {
  return {
    readCharge: async ({ actor, params }) => {
      const found = await readBureauService(db, actor, params.service);
      if (!found.ok) return found;
      const { id, nom } = found.value;
      const now = clock.now();
      const [comptes, collegues] = await Promise.all([
        countBySemaine(db, { perimetre: readPerimetre(actor), service: id, now }),
        listCollegues(db, [id]),
      ]);
      return {
        ok: true,
        value: {
          service: { id, nom },
          colonnes: listColonnesCharge(now),
          personnes: computeChargeEquipe(collegues, comptes),
        },
      };
    },
  };
}
