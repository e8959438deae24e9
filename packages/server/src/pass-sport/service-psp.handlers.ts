import type { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { importsHandlers } from '../referentiel/import/imports-handlers.ts';
import { genresPsp } from './genres-psp.ts';

export function servicePspHandlers(platform: Platform): Handlers<typeof servicePspEndpoints> {
  const imports = importsHandlers(platform, genresPsp);
  return {
    importPsp: imports.importer,
    listImportsPsp: imports.lister,
  };
}
