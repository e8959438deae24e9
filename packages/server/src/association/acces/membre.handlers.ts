import type { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { openAssociation } from '../association-access.ts';
import { decideMembre } from './decide-membre.ts';
import { readMembresViews } from './membre-view.ts';

export function membreHandlers(platform: Platform): Handlers<typeof membreEndpoints> {
  const { db } = platform;
  return {
    listMembres: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso }, 'consultMembres');
      if (!opened.ok) return opened;
      const { row, acces, perimetre } = opened.value;
      const reading = { actor, now: platform.clock.now() };
      const items = await readMembresViews(db, { id_association: row.id, ...perimetre }, reading);
      return { ok: true, value: { items, rights: acces.rights } };
    },

    decideMembre: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, id } = query;
      const decided = await decideMembre(platform, { actor, id_asso, id, ...body, ifMatch });
      return decided.ok ? { ...decided, version: decided.value.version } : decided;
    },
  };
}
