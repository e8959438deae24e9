import type { Actor } from '@asso/domain/compte/actor';
import { isReadable, readablePart } from '@asso/domain/dossier/dossier.rights';
import { ok } from '@asso/domain/kernel/result';
import type { DocumentOwner } from '../../document/document-owners.ts';
import type { Db } from '../../platform/db/database.ts';
import { dossierRef, inaccessibleRefusal, readAllowed } from '../dossier-access.ts';
import { findMessageOfFile, type MessageOfFile } from './message.sql.ts';

/** The kind of owner under which the files of messages are deposited. */
export const proprietaireMessage = 'message';

/**
 * A file of a message is deposited on a dossier by a person who may write there, and read with the message it was
 * sent with. A file that was never sent is read and removed by its depositor alone; one that was sent stays.
 */
export const messageFichiers: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const found = await readAllowed(db, { actor, key: id }, 'message');
    if (!found.ok) return inaccessibleRefusal;
    return ok({ id: found.value.id, declare: { ...declare, id_siret: undefined, iban: undefined } });
  },
  canRead: async (db, { actor, document }) => {
    const message = await findMessageOfFile(db, document.id);
    return message ? isRead(db, actor, message) : document.depose_par === actor.id;
  },
  canRemove: async (db, { actor, document }) =>
    document.depose_par === actor.id && !(await findMessageOfFile(db, document.id)),
};

async function isRead(db: Db, actor: Actor, { id_dossier, id_service, interne }: MessageOfFile) {
  const found = await readAllowed(db, { actor, key: id_dossier });
  if (!found.ok) return false;
  return isReadable(readablePart(actor, dossierRef(found.value)), { id_service, isReserve: interne });
}
