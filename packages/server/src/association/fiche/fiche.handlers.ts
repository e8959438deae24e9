import type { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import type { numeroLocalEndpoints } from '@asso/contract/association/numero-local.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { openAssociation } from '../association-access.ts';
import { declareNumeroLocal } from './declare-numero-local.ts';
import { readFiche } from './read-fiche.ts';

export const ficheHandlers = ({ db }: Platform): Handlers<typeof ficheEndpoints> => ({
  readFiche: async ({ actor, query }) => {
    const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
    if (!opened.ok) return opened;
    const value = await readFiche(db, opened.value);
    return { ok: true, value, version: value.version };
  },
});

export const numeroLocalHandlers = (platform: Platform): Handlers<typeof numeroLocalEndpoints> => ({
  declareNumeroLocal: ({ actor, query, body }) =>
    declareNumeroLocal(platform, { actor, id_asso: query.id_asso, numero: body.numero }),
});
