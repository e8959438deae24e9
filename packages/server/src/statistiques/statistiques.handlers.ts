import type { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { rythmeOf } from './rythme.ts';
import { statistiquesOf } from './statistiques.ts';

export const statistiquesHandlers = (platform: Platform): Handlers<typeof statistiquesEndpoints> => ({
  readStatistiques: ({ actor, query: { role: _, ...filtres } }) =>
    statistiquesOf(platform.db, { actor, filtres }),
  readRythme: ({ actor, query: { role: _, ...filtres } }) => rythmeOf(platform, { actor, filtres }),
});
