import type { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { openAssociation } from '../association-access.ts';
import { readFiche } from './read-fiche.ts';

export const ficheHandlers = ({ db }: Platform): Handlers<typeof ficheEndpoints> => ({
  readFiche: async ({ actor, query }) => {
    const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
    if (!opened.ok) return opened;
    const value = await readFiche(db, opened.value);
    return { ok: true, value, version: value.version };
  },
});
