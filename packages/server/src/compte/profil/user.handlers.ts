import type { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { compteReader } from './read-compte.ts';

export const userHandlers = (platform: Platform): Handlers<typeof userEndpoints> => {
  const read = compteReader(platform);
  return {
    currentUser: async ({ actor, params }) => {
      const isSelf = params.id === 'moi' || params.id === actor.id;
      if (!isSelf && actor.role !== 'lca.admin') return refusal({ code: 'compte.inconnu' });
      const of = isSelf ? { id: actor.id, role: actor.role, session: actor.session } : { id: params.id };
      return isUuid(of.id) ? read(of) : refusal({ code: 'compte.inconnu' });
    },
  };
};
