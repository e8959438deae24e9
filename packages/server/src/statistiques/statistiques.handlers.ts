import type { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { readRythme } from './rythme.ts';
import { readStatistiques } from './statistiques.ts';

export const statistiquesHandlers = (platform: Platform): Handlers<typeof statistiquesEndpoints> => ({
  readStatistiques: ({ actor, query: { role: _, ...filtres } }) =>
    readStatistiques(platform.db, { actor, filtres }),
  readRythme: ({ actor, query: { role: _, ...filtres } }) => readRythme(platform, { actor, filtres }),
});
