import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { AjoutDossier } from '@asso/contract/dossier/populate.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { notificationView } from '../../notification/notification.handlers.ts';
import { listUnreadAbout } from '../../notification/notification.sql.ts';
import { makePicker } from '../../platform/http/pick-paths.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDossier } from '../dossier.sql.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import { allParts, chooseParts, type Parts } from './dossier-colonnes.sql.ts';

type Asked = {
  items: readonly DossierItem[];
  actor: Actor;
  query: {
    populate?: AjoutDossier[];
    fields?: string[];
    select_notifications?: number[];
  };
};

/**
 * Returns what the list must read of each dossier. The rights are read whenever something is added to the dossier,
 * since they decide what may be added.
 */
export const partsAsked = ({ fields, populate = [] }: Asked['query']): Parts =>
  fields ? chooseParts(populate.length > 0 ? [...fields, 'rights'] : fields) : allParts;

/**
 * Adds to each head of the list what the query asked for beside it; only the fields that were named are kept, if
 * there are any.
 */
export async function withAjouts(
  platform: Platform,
  kinds: DossierKinds,
  { items, actor, query }: Asked,
): Promise<DossierItem[]> {
  const { populate = [], fields, select_notifications: kindsAsked } = query;
  const notifications = kindsAsked ? await nonLuesOf(platform, { items, actor, kinds: kindsAsked }) : null;
  const ajouts = ajoutsOf(platform, kinds, { actor, populate });
  const pick = fields && makePicker<DossierItem>(fields);
  const added: DossierItem[] = [];
  // Dossiers are populated one after the other, so that such a page is slow for its reader and not for everybody.
  for (const item of items) {
    const kept = pick ? (pick(item) as DossierItem) : item;
    added.push({
      ...kept,
      ...(await ajouts(item)),
      ...(notifications && { notifications: notifications.get(item.id) ?? [] }),
    });
  }
  return added;
}

/** Reads what the query adds to one dossier; a person who may read only its head is given nothing more. */
const ajoutsOf =
  (platform: Platform, kinds: DossierKinds, asked: { actor: Actor; populate: readonly AjoutDossier[] }) =>
  async ({ id, rights }: DossierItem): Promise<object> => {
    if (asked.populate.length === 0 || !rights.consult) return {};
    const dossier = await findDossier(platform.db, id);
    return dossier ? kinds.of(dossier.genre).populate(platform, dossier, asked) : {};
  };

async function nonLuesOf({ db }: Platform, asked: Pick<Asked, 'items' | 'actor'> & { kinds: number[] }) {
  const rows = await listUnreadAbout(db, {
    id_utilisateur: asked.actor.id,
    type: 'dossier',
    ids: asked.items.map(({ id }) => id),
    kinds: asked.kinds,
  });
  return Map.groupBy(rows.map(notificationView), ({ objet }) => objet.id);
}
