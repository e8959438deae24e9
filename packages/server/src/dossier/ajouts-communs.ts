import type { AjoutsCommuns } from '@asso/contract/dossier/ajouts-communs.schemas';
import type { AjoutDossier } from '@asso/contract/dossier/populate.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { readablePart } from '@asso/domain/dossier/dossier.rights';
import { notificationView } from '../notification/notification.handlers.ts';
import { readInbox } from '../notification/notification.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { comptesRendus } from './compte-rendu/comptes-rendus.ts';
import type { DossierRow } from './dossier.sql.ts';
import { dossierRef, readableInstructions } from './dossier-access.ts';
import { messageView } from './historique-view.ts';
import { listMessages } from './message/message.sql.ts';

const atMost = 100;

export type AjoutsAsked = { actor: Actor; populate: readonly AjoutDossier[]; now: Date };

/** Reads the additions that a dossier of any kind may have. */
export async function ajoutsCommuns(
  db: Db,
  row: DossierRow,
  { actor, populate }: AjoutsAsked,
): Promise<AjoutsCommuns> {
  const readers: Partial<Record<AjoutDossier, () => Promise<AjoutsCommuns>>> = {
    messages: async () => {
      const part = readablePart(actor, dossierRef(row));
      const fil = { id_dossier: row.id, part, id_utilisateur: actor.id };
      return { messages: (await listMessages(db, fil)).map((one) => messageView(one, { actor, part })) };
    },
    notifications: async () => {
      const about = { id_utilisateur: actor.id, objet: { type: 'dossier', id: row.id } };
      const { rows } = await readInbox(db, { ...about, limit: atMost, cursor: null });
      return { notifications: rows.map(notificationView) };
    },
    service: async () => ({
      service: readableInstructions(actor, row).map((one) => ({
        id: one.id_service_instructeur,
        nom: one.nom_service,
        code: one.code_service,
      })),
    }),
    crfs: async () => ({ crfs: await comptesRendus.list(db, row) }),
  };
  const added = await Promise.all([...new Set(populate)].map((name) => readers[name]?.()));
  return Object.assign({}, ...added);
}
