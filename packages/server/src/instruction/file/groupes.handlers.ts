import type { groupesEndpoints } from '@asso/contract/instruction/groupes.endpoints';
import { askedList, resolveFiltres } from '../../dossier/liste/dossier-list-asked.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { sumGroupes } from './tableau.sql.ts';

export const groupesHandlers = ({ db, clock }: Platform): Handlers<typeof groupesEndpoints> => ({
  listGroupes: async ({ actor, query }) => {
    const asked = await resolveFiltres(db, query);
    if (!asked.ok) return asked;
    return { ok: true, value: { groupes: await sumGroupes(db, askedList(actor, asked.value, clock.now())) } };
  },
});
