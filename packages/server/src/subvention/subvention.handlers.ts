import type { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import type { Platform } from '../platform/platform.ts';
import { findCurrentCampagne, listCurrentCampagnes } from './subvention.sql.ts';
import { subventionViews } from './subvention-view.ts';

export function subventionHandlers({ db, clock }: Platform): Handlers<typeof subventionEndpoints> {
  return {
    listSubventions: async ({ query }) => {
      const words = query.q?.trim().split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
      const items = await subventionViews(db, await listCurrentCampagnes(db, words), clock.now());
      const { fields } = query;
      // Only what was named: the row says why it is still read as whole.
      const picked = fields ? (items.map((one) => pickPaths(one, fields)) as typeof items) : items;
      return { ok: true, value: { items: picked } };
    },

    readSubvention: async ({ params }) => {
      if (params.code.trim() === '') return refusal({ code: 'subvention.code-manquant', field: 'code' });
      const row = await findCurrentCampagne(db, params.code);
      const [value] = await subventionViews(db, row ? [row] : [], clock.now());
      return value ? { ok: true, value } : refusal({ code: 'subvention.inconnue' });
    },
  };
}
