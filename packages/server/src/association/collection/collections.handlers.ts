import type {
  collectionCalls,
  collectionsEndpoints,
  representantEndpoints,
} from '@asso/contract/association/collections.endpoints';
import type { typeManquantEndpoints } from '@asso/contract/association/type-manquant.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type OpenAssociation, openAssociation } from '../association-access.ts';
import { withUnion } from './affiliation-nommee.ts';
import { askedLigne } from './asked-ligne.ts';
import { listLignes, listSuivis } from './ligne.sql.ts';
import { ligneSuivi, ligneView } from './ligne-views.ts';
import { ribsPayesDevant } from './rib-usages.ts';
import { addLigne, deleteLigne, type SavedLigne, saveCollectionLigne } from './save-ligne.ts';

/** The four calls of one collection, typed like those of bank details: the others differ only by their fields. */
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
      const shown = await shownTo(db, { type, actor, association: opened.value });
      const items = rows.map((one) => ({
        ...shown(ligneView(type, one)),
        suivi: ligneSuivi(one.id, suivis),
      }));
      return { ok: true, value: { items, rights: acces.rights } };
    },
    add: async ({ actor, query, body }) => {
      const { id_asso, id_asso_membre, id_asso_parent } = query;
      const asked = askedLigne(type, query, body);
      if (!asked.ok) return asked;
      const { value } = asked;
      const isNamed = id_asso_membre !== undefined || id_asso_parent !== undefined;
      const prepare = (tx: Tx, association: OpenAssociation) =>
        withUnion(tx, association, { value, actor, id_asso_membre, id_asso_parent });
      return answer(
        type,
        await addLigne(platform, { type, actor, id_asso, value, ...(isNamed ? { prepare } : {}) }),
      );
    },
    save: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, role: _, ...nommee } = query;
      return answer(
        type,
        await saveCollectionLigne(platform, { type, actor, id_asso, nommee, body, ifMatch }),
      );
    },
    remove: async ({ actor, query }) => {
      const { id_asso, role: _, ...nommee } = query;
      const done = await deleteLigne(platform, { type, actor, id_asso, nommee });
      return done.ok ? { ok: true, value: { id: done.value, deleted: true } } : done;
    },
  };
}

type Shown = { type: CollectionType; actor: Actor; association: OpenAssociation };

/** Masks, for a service, the bank details that no dossier before it pays. */
async function shownTo(db: Db, { type, actor, association: { row, acces } }: Shown) {
  if (type !== 'ribs' || acces.profil !== 'lecture') return <V>(view: V): V => view;
  const whole = await ribsPayesDevant.of(db, { actor, id_association: row.id });
  return <V extends { id: string; iban?: string | null }>(view: V): V =>
    whole.has(view.id) || !view.iban ? view : { ...view, iban: maskIban(view.iban) };
}

export const collectionsHandlers = (platform: Platform): Handlers<typeof collectionsEndpoints> =>
  // The type cannot be inferred: the names are those of `collectionsEndpoints`, built over the same verbs and
  // collections.
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
    return answer(
      type,
      await saveCollectionLigne(platform, { type, actor, id_asso, nommee: { id }, body: changed, ifMatch }),
    );
  },
});

function answer<T extends CollectionType>(type: T, saved: SavedLigne<T>) {
  if (!saved.ok) return saved;
  const value = ligneView(type, saved.value);
  return { ok: true as const, value, version: value.version };
}

/** Makes the handlers of the calls that name no collection: each refuses with `association.type-manquant`. */
export const typeManquantHandlers = (): Handlers<typeof typeManquantEndpoints> => {
  const refuse = async () => refused({ code: 'association.type-manquant' });
  return { addSansType: refuse, saveSansType: refuse, removeSansType: refuse };
};
