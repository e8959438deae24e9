import type { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { modifier } from '../modification/modifier.ts';
import { conclure, reprendre } from './conclure.ts';
import { lettreEnAttente } from './lettre-en-attente.ts';

export function conclusionHandlers(platform: Platform): Handlers<typeof conclusionEndpoints> {
  return {
    conclureDossier: async ({ actor, params, body: { signaux_vus, ...corps }, ifMatch }) => {
      const done = await conclure(platform, { actor, ...params, corps, signaux_vus, ifMatch });
      return done.ok ? { ok: true, value: { part_le: done.value.part_le?.toISOString() ?? null } } : done;
    },

    modifierDecision: ({ actor, params, body, ifMatch }) =>
      modifier(platform, { actor, ...params, corps: body, ifMatch }),

    readLettreEnAttente: ({ actor, params }) => lettreEnAttente(platform, { actor, ...params }),

    reprendreDecision: ({ actor, params }) => reprendre(platform, { actor, ...params }),
  };
}
