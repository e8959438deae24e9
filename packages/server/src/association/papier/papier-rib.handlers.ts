import type { papierRibEndpoints } from '@asso/contract/association/papier-rib.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { ligneView } from '../collection/ligne-views.ts';
import { keepPapierRib } from './keep-papier-rib.ts';
import { readPapierRib } from './read-papier-rib.ts';

export const papierRibHandlers = (platform: Platform): Handlers<typeof papierRibEndpoints> => ({
  readPapierRib: async ({ actor, query }) => readPapierRib(platform, { actor, ...query }),
  keepPapierRib: async ({ actor, query, body }) => {
    const kept = await keepPapierRib(platform, { actor, ...query, rib: body });
    if (!kept.ok) return kept;
    const value = ligneView('ribs', kept.value);
    return { ok: true, value, version: value.version };
  },
});
