import type { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { tableauDeBord, tableauService } from './tableau-de-bord.ts';

export function tableauDeBordHandlers(platform: Platform): Handlers<typeof tableauDeBordEndpoints> {
  return {
    tableauDeBord: async ({ actor }) => ({ ok: true, value: await tableauDeBord(platform, actor) }),

    tableauService: async ({ actor }) => ({ ok: true, value: await tableauService(platform, actor) }),
  };
}
