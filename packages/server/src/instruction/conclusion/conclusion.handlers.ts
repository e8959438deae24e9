import type { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { amendDecision } from '../modification/modifier.ts';
import { conclude, takeBackDecision } from './conclure.ts';
import { readPendingLettre } from './lettre-en-attente.ts';

export function conclusionHandlers(platform: Platform): Handlers<typeof conclusionEndpoints> {
  return {
    conclureDossier: async ({ actor, params, body: { signaux_vus, ...corps }, ifMatch }) => {
      const done = await conclude(platform, { actor, ...params, corps, signaux_vus, ifMatch });
      return done.ok ? { ok: true, value: { part_le: done.value.part_le?.toISOString() ?? null } } : done;
    },

    modifierDecision: ({ actor, params, body, ifMatch }) =>
      amendDecision(platform, { actor, ...params, corps: body, ifMatch }),

    readLettreEnAttente: ({ actor, params }) => readPendingLettre(platform, { actor, ...params }),

    reprendreDecision: ({ actor, params }) => takeBackDecision(platform, { actor, ...params }),
  };
}
