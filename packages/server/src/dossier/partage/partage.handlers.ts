import type { partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import { comparePartage } from '@asso/domain/dossier/partage.rules';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAllowed } from '../dossier-access.ts';
import { askAcces, readAcces } from './demande-acces.ts';
import { changePartage, partageView } from './partage.ts';

export const partageHandlers = (platform: Platform): Handlers<typeof partageEndpoints> => ({
  readPartage: async ({ actor, params }) => {
    const found = await readAllowed(platform.db, { actor, key: params.id }, 'share');
    return found.ok ? { ok: true, value: await partageView(platform.db, found.value, actor) } : found;
  },

  readAcces: ({ actor, params }) => readAcces(platform, { actor, key: params.id }),

  askAcces: ({ actor, params }) => askAcces(platform, { actor, key: params.id }),

  shareDossier: ({ actor, body: { id, sharedWith } }) =>
    changePartage(platform, { actor, key: id, change: (membres) => comparePartage(sharedWith, membres) }),

  changePartage: ({ actor, params, body }) =>
    changePartage(platform, { actor, key: params._id, change: () => body }),
});
