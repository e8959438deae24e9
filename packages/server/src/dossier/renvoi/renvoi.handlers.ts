import type { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import { correctionsDepuis } from '@asso/domain/dossier/renvoi.rules';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { inaccessible, instructionsRead, readAllowed } from '../dossier-access.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import { findRenvoi } from './renvoi.sql.ts';

/**
 * Reads the last sending back, with what was corrected since; a service does not see the corrections until the dossier
 * is transmitted again.
 */
export function renvoiHandlers({ db }: Platform, kinds: DossierKinds): Handlers<typeof renvoiEndpoints> {
  return {
    readRenvoi: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id });
      if (!found.ok) return found;
      const dossier = found.value;
      const instruction = instructionsRead(actor, dossier).find(
        (one) => one.id_service_instructeur === params.service,
      );
      if (!instruction) return inaccessible;
      const renvoi = await findRenvoi(db, instruction);
      if (!renvoi) return { ok: true, value: { renvoi: null } };
      const { le, par, points, contenu } = renvoi;
      const isBack = instruction.etat !== 'C';
      const present = isBack ? await kinds.of(dossier.genre).photo(db, dossier) : contenu;
      const corrections = correctionsDepuis(contenu, present);
      return { ok: true, value: { renvoi: { le: le.toISOString(), par, points, corrections } } };
    },
  };
}
