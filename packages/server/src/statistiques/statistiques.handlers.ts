import type { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { statistiquesOf } from './statistiques.ts';

export const statistiquesHandlers = ({ db }: Platform): Handlers<typeof statistiquesEndpoints> => ({
  readStatistiques: ({ actor, query: { role: _, ...filtres } }) => statistiquesOf(db, { actor, filtres }),
});
