import type { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { territoiresAdministres } from '@asso/domain/catalogue/catalogue.rights';
import { readCursor } from '../platform/db/keyset.sql.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import type { Platform } from '../platform/platform.ts';
import { listCampagnesInView } from '../subvention/subvention.sql.ts';
import { listSubventionsAdministrees, subventionOrder } from './campagne.sql.ts';
import { changeCloture } from './change-cloture.ts';
import {
  createOffre,
  deleteOffre,
  duplicateOffre,
  publishOffre,
  readHistorique,
  saveOffre,
} from './change-offre.ts';
import { dispositifViews } from './dispositifs.ts';
import { splitWords } from './mots-cherches.ts';
import { findOffre } from './offre.ts';
import { offreCampagne } from './offre-campagne.ts';
import { campagneLue, subventionAdministree } from './read-campagne.ts';
import { unpublishCampagne } from './unpublish-campagne.ts';
import { updateSubvention } from './update-subvention.ts';

export function campagneHandlers(platform: Platform): Handlers<typeof campagneEndpoints> {
  const { db } = platform;
  return {
    listDispositifs: async ({ query: { fields, populate } }) => {
      const views = dispositifViews(await listCampagnesInView(db, [], platform.clock.now()));
      const whole = views.map(({ subventions, ...one }) => (populate ? { ...one, subventions } : one));
      return { ok: true, value: { items: fields ? whole.map((one) => pickPaths(one, fields)) : whole } };
    },

    listCampagnes: async ({ actor, query: { q, limit, cursor: text } }) => {
      const cursor = readCursor(text, subventionOrder);
      if (!cursor.ok) return cursor;
      const asked = {
        words: splitWords(q),
        territoires: territoiresAdministres(actor),
        limit,
        cursor: cursor.value,
      };
      const { rows, ...page } = await listSubventionsAdministrees(db, asked);
      return { ok: true, value: { ...page, items: rows.map((row) => subventionAdministree(actor, row)) } };
    },

    readCampagne: async ({ actor, params }) =>
      campagneLue(db, await findOffre(offreCampagne, db, { actor, key: params.id }), { actor }),
    saveBrouillon: saveOffre(platform, offreCampagne),
    publishCampagne: publishOffre(platform, offreCampagne),
    unpublishCampagne: ({ actor, params, body }) =>
      unpublishCampagne(platform, { actor, key: params.id, vue: body }),
    changeCloture: ({ actor, params, body }) => changeCloture(platform, { actor, key: params.id, body }),
    readHistoriqueCampagne: readHistorique(platform, offreCampagne),
    createSubvention: createOffre(platform, offreCampagne),
    updateSubvention: ({ actor, params, body, ifMatch }) =>
      updateSubvention(platform, { actor, key: params.id, version: ifMatch, tete: body }),
    deleteSubvention: deleteOffre(platform, offreCampagne),
    duplicateSubvention: duplicateOffre(platform, offreCampagne),
  };
}
