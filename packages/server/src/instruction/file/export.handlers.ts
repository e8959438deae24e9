import type { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportDossiers } from './export-dossiers.ts';

export const exportHandlers = (platform: Platform): Handlers<typeof exportEndpoints> => ({
  exportDossiers: ({ actor, params: { format }, query: { ids, sauf, colonnes, ...query } }) =>
    exportDossiers(platform, { actor, format, query, colonnes, ids: ids ?? null, sauf: sauf ?? [] }),
});
