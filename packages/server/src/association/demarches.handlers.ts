import type { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { openAssociation } from './association-access.ts';
import { demarchesOuvertes, ficheConnue } from './demarches.ts';

export const demarchesHandlers = ({ db, clock }: Platform): Handlers<typeof demarchesEndpoints> => ({
  listDemarches: async ({ actor, query }) => {
    const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
    if (!opened.ok) return opened;
    const now = clock.now();
    const connue = await ficheConnue(db, opened.value, now);
    const { row } = opened.value;
    return {
      ok: true,
      value: { items: await demarchesOuvertes.listOpen(db, { row, connue, now }) },
    };
  },
});
