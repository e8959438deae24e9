import type {
  collectionCalls,
  collectionsEndpoints,
  representantEndpoints,
} from '@asso/contract/association/collections.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collections.rows';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { openAssociation } from './association-access.ts';
import { listLignes, listSuivis } from './ligne.sql.ts';
import { ligneView, suiviOf } from './ligne-views.ts';
import { addLigne, deleteLigne, type SavedLigne, saveLigne } from './save-ligne.ts';

/** The four calls of one collection, typed as those of the bank details: the others differ by their fields alone. */
function ligneHandlers(platform: Platform, type: 'ribs'): Handlers<(typeof collectionCalls)['ribs']> {
  const { db } = platform;
  return {
    list: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
      if (!opened.ok) return opened;
      const { row, acces, perimetre } = opened.value;
      const rows = await listLignes(db, { type, idAssociation: row.id }, perimetre);
      const canWrite = acces.rights[collections[type].right];
      const suivis = canWrite ? await listSuivis(db, { type, ids: rows.map(({ id }) => id) }) : [];
      const items = rows.map((one) => ({ ...ligneView(type, one), suivi: suiviOf(one.id, suivis) }));
      return { ok: true, value: { items, rights: acces.rights } };
    },
    add: async ({ actor, query, body }) =>
      answer(type, await addLigne(platform, { type, actor, id_asso: query.id_asso, value: body })),
    save: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, id } = query;
      return answer(type, await saveLigne(platform, { type, actor, id_asso, id, body, ifMatch }));
    },
    remove: async ({ actor, query }) => {
      const done = await deleteLigne(platform, { type, actor, ...query });
      return done.ok ? { ok: true, value: { id: done.value, deleted: true } } : done;
    },
  };
}

export const collectionsHandlers = (platform: Platform): Handlers<typeof collectionsEndpoints> =>
  // The names of the rows, over the same pairs.
  Object.fromEntries(
    Object.keys(collections).flatMap((type) =>
      Object.entries(ligneHandlers(platform, type as 'ribs')).map(([verb, handler]) => [
        `${verb}_${type}`,
        handler,
      ]),
    ),
  ) as unknown as Handlers<typeof collectionsEndpoints>;

export const representantHandlers = (platform: Platform): Handlers<typeof representantEndpoints> => ({
  saveRepresentantFonctionSiret: async ({ actor, query, body, ifMatch }) => {
    const type = 'representants_legaux';
    const { id_asso, id } = query;
    const changed = Object.fromEntries(body.map(({ key, value }) => [key, value]));
    return answer(type, await saveLigne(platform, { type, actor, id_asso, id, body: changed, ifMatch }));
  },
});

function answer<T extends CollectionType>(type: T, saved: SavedLigne<T>) {
  if (!saved.ok) return saved;
  const value = ligneView(type, saved.value);
  return { ok: true as const, value, version: value.version };
}
