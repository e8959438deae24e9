import type { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { demarcheCalls } from '../../demarche/demarche-calls.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { kindSubvention } from '../dossier-subvention-kind.ts';
import { checkSceau } from '../lecture/refus-du-sceau.ts';
import { answerRecepisse, readRecepisse } from './recepisse.ts';

export function transmissionHandlers(platform: Platform): Handlers<typeof transmissionEndpoints> {
  const subvention = demarcheCalls(platform, kindSubvention);
  return {
    transmitDossier: async ({ actor, params, ifMatch, sceau }) => {
      const key = params.id_fo;
      const changed = await checkSceau(platform, { actor, key, sceau: sceau ?? null });
      return changed ?? answerRecepisse(await subvention.send({ actor, cle: key, ifMatch }));
    },

    readRecepisse: ({ actor, params }) => readRecepisse(platform.db, { actor, key: params.id }),
  };
}
