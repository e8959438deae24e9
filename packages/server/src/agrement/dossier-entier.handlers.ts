import type { DossierEntier, dossierEntierEndpoints } from '@asso/contract/agrement/dossier-entier.endpoints';
import { readAllowed } from '../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';

export const dossierEntierHandlers = ({ db }: Platform): Handlers<typeof dossierEntierEndpoints> => ({
  readDossier: async ({ actor, params, query: { populate = [], projectFields } }) => {
    const found = await readAllowed(db, { actor, key: params.id });
    if (!found.ok) return found;
    const kind = kindsOfDossiers.of(found.value.genre);
    const value = await kind.read(found.value, { actor, populate, projectFields });
    return { ok: true, value: value as DossierEntier, version: value.version };
  },
});
