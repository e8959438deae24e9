import type { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import type { Platform } from '../platform/platform.ts';
import { findCurrentCampagne, findEditionCampagne, listCampagnesInView } from './subvention.sql.ts';
import { subventionViews } from './subvention-view.ts';

export function subventionHandlers({ db, clock }: Platform): Handlers<typeof subventionEndpoints> {
  return {
    listSubventions: async ({ query }) => {
      const words = query.q?.trim().split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
      const now = clock.now();
      const items = await subventionViews(db, await listCampagnesInView(db, words, now), now);
      const { fields, populate } = query;
      const populated = items.map((one) => populatedBy(one, populate));
      // Only the named fields are kept; the endpoint's row says why the type stays that of a whole item.
      const picked = fields ? (populated.map((one) => pickPaths(one, fields)) as typeof items) : populated;
      return { ok: true, value: { items: picked } };
    },

    readSubvention: async ({ params, query }) => {
      if (params.code.trim() === '') return refusal({ code: 'subvention.code-manquant', field: 'code' });
      const { code } = params;
      const now = clock.now();
      const row =
        query.exercice === undefined
          ? await findCurrentCampagne(db, code, now)
          : await findEditionCampagne(db, { code, exercice: query.exercice });
      const [value] = await subventionViews(db, row ? [row] : [], now);
      return value
        ? { ok: true, value: populatedBy(value, query.populate) }
        : refusal({ code: 'subvention.inconnue' });
    },
  };
}

type Populate = readonly ('dispositif' | 'service')[];

/**
 * Returns the whole subvention when the query names no addition. Otherwise the services are given only when `service`
 * is named, and the dispositif is reduced to its code unless `dispositif` is named.
 */
function populatedBy(view: SubventionView, populate: Populate | undefined): SubventionView {
  if (!populate) return view;
  const { dispositif, services, ...rest } = view;
  return {
    ...rest,
    dispositif: populate.includes('dispositif') ? dispositif : { code: dispositif.code },
    ...(populate.includes('service') && { services }),
  } as SubventionView;
}
