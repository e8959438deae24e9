import type { DossierEntier, dossierEntierEndpoints } from '@asso/contract/agrement/dossier-entier.endpoints';
import { readAllowed } from '../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { type Handlers, writtenAnswer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { lookAtLecture } from '../subvention/lecture/lecture-gardee.ts';

export const dossierEntierHandlers = (platform: Platform): Handlers<typeof dossierEntierEndpoints> => ({
  readDossier: async ({ actor, params, query: { populate = [], projectFields } }) => {
    const isAlone = populate.length === 0 && projectFields === undefined;
    const regard = isAlone ? await lookAtLecture(platform, { actor, key: params.id }) : undefined;
    if (regard?.tenue) {
      const { texte, version, sceau } = regard.tenue;
      return writtenAnswer(texte, { version, sceau });
    }
    const found = await readAllowed(platform.db, { actor, key: params.id });
    if (!found.ok) return found;
    const kind = kindsOfDossiers.of(found.value.genre);
    const read = await kind.read(platform, found.value, { actor, populate, projectFields });
    const value = read as DossierEntier;
    const answer = { ok: true as const, value, version: value.version };
    if (!regard || value.genre !== 'subvention') return answer;
    const kept = regard.keep({ row: found.value, view: value });
    return kept ? { ...answer, written: kept.texte, sceau: kept.sceau } : answer;
  },
});
