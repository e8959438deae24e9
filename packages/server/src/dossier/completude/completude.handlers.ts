import type { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Result } from '@asso/domain/kernel/result';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import type { Answer, Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDossier } from '../dossier.sql.ts';
import { inaccessibleRefusal } from '../dossier-access.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import { dossierHead } from '../dossier-views.ts';
import { acceptComplements, answerComplements, askComplements, tryComplements } from './completude.ts';

export function completudeHandlers(
  platform: Platform,
  kinds: DossierKinds,
): Handlers<typeof completudeEndpoints> {
  const { db, clock } = platform;
  const headAfter = async (
    actor: Actor,
    id: string,
    done: Result<number> | Refused,
  ): Promise<Answer<DossierHead>> => {
    if (!done.ok) return done;
    const row = await findDossier(db, id);
    if (!row) return inaccessibleRefusal;
    const value = dossierHead(row, { actor, currentYear: currentExercice(clock.now()) });
    return { ok: true, value, version: value.version };
  };
  return {
    askComplements: async ({ actor, params, body, ifMatch }) =>
      headAfter(
        actor,
        params.id,
        await askComplements(platform, kinds, { actor, ...params, ...body, ifMatch }),
      ),
    tryComplements: ({ actor, params, body, ifMatch }) =>
      tryComplements(platform, kinds, { actor, ...params, ...body, ifMatch }),
    answerComplements: async ({ actor, params, body, ifMatch }) =>
      headAfter(
        actor,
        params.id,
        await answerComplements(platform, kinds, { actor, ...params, ...body, ifMatch }),
      ),
    acceptComplements: async ({ actor, params, ifMatch }) =>
      headAfter(actor, params.id, await acceptComplements(platform, { actor, ...params, ifMatch })),
  };
}
