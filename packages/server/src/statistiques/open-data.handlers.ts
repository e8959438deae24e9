import type { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { openDataCheck, openDataFile, saveSiret } from './open-data.ts';
import { decidePublication } from './publication/choose-publication.ts';

export const openDataHandlers = (platform: Platform): Handlers<typeof openDataEndpoints> => ({
  readOpenData: ({ actor, query: { role: _, ...query } }) => openDataFile(platform, { actor, query }),
  checkOpenData: ({ actor, query: { role: _, ...query } }) => openDataCheck(platform, { actor, query }),
  saveSiretService: ({ actor, params, body, ifMatch }) =>
    saveSiret(platform, { actor, service: params.service, siret: body.siret, ifMatch }),
  choosePublication: ({ actor, params, body }) =>
    decidePublication(platform, { actor, service: params.service, publie: body.publie }),
});
