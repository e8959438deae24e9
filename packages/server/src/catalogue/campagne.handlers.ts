import type { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { territoiresAdministres } from '@asso/domain/catalogue/catalogue.rights';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { readEvenements } from '../platform/history/read-evenements.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import type { Platform } from '../platform/platform.ts';
import { listCampagnesEnVue } from '../subvention/subvention.sql.ts';
import { listSubventionsAdministrees, subventionOrder } from './campagne.sql.ts';
import { changeCloture } from './change-cloture.ts';
import { createSubvention, duplicateSubvention, updateSubvention } from './change-subvention.ts';
import { dispositifViews } from './dispositifs.ts';
import { wordsOf } from './mots-cherches.ts';
import { deleteOffre } from './offre.ts';
import { publishCampagne } from './publish-campagne.ts';
import {
  campagneAdministree,
  findAdministree,
  offreCampagne,
  subventionAdministree,
  subventionInconnue,
} from './read-campagne.ts';
import { saveBrouillon } from './save-brouillon.ts';
import { unpublishCampagne } from './unpublish-campagne.ts';

export function campagneHandlers(platform: Platform): Handlers<typeof campagneEndpoints> {
  const { db } = platform;
  return {
    listDispositifs: async ({ query: { fields, populate } }) => {
      const views = dispositifViews(await listCampagnesEnVue(db, [], platform.clock.now()));
      const whole = views.map(({ subventions, ...one }) => (populate ? { ...one, subventions } : one));
      return { ok: true, value: { items: fields ? whole.map((one) => pickPaths(one, fields)) : whole } };
    },

    listCampagnes: async ({ actor, query: { q, limit, cursor: text } }) => {
      const cursor = readCursor(text, subventionOrder);
      if (!cursor.ok) return cursor;
      const asked = {
        words: wordsOf(q),
        territoires: territoiresAdministres(actor),
        limit,
        cursor: cursor.value,
      };
      const { rows, ...page } = await listSubventionsAdministrees(db, asked);
      return { ok: true, value: { ...page, items: rows.map((row) => subventionAdministree(actor, row)) } };
    },

    readCampagne: async ({ actor, params }) => {
      const row = await findAdministree(db, actor, params.id);
      if (!row) return subventionInconnue;
      const value = await campagneAdministree(db, actor, row);
      return { ok: true, value, version: value.brouillon.version };
    },

    saveBrouillon: ({ actor, params, body }) =>
      saveBrouillon(platform, { actor, key: params.id, changes: body.changes }),

    publishCampagne: ({ actor, params, ifMatch }) =>
      publishCampagne(platform, { actor, key: params.id, version: ifMatch }),

    unpublishCampagne: ({ actor, params, body }) =>
      unpublishCampagne(platform, { actor, key: params.id, vue: body }),

    changeCloture: ({ actor, params, body }) => changeCloture(platform, { actor, key: params.id, body }),

    readHistoriqueCampagne: async ({ actor, params, query: { limit, avant } }) => {
      const row = await findAdministree(db, actor, params.id);
      if (!row) return subventionInconnue;
      const objet = { objet: 'subvention', id_objet: row.id };
      return { ok: true, value: await readEvenements(db, objet, { limit, avant }) };
    },

    createSubvention: ({ actor, body }) => createSubvention(platform, actor, body),

    updateSubvention: ({ actor, params, body, ifMatch }) =>
      updateSubvention(platform, { actor, key: params.id, version: ifMatch }, body),

    deleteSubvention: ({ actor, params }) => deleteOffre(platform, offreCampagne, { actor, key: params.id }),

    duplicateSubvention: ({ actor, params, body }) =>
      duplicateSubvention(platform, { actor, key: params.id }, body),
  };
}
