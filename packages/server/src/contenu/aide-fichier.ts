import type { Actor } from '@asso/domain/compte/actor';
import { regleCapture } from '@asso/domain/document/fichier.rules';
import { ok, refused } from '@asso/domain/kernel/result';
import { traceDepot } from '../document/deposit.ts';
import { type DocumentRow, keepProvisoire } from '../document/document.sql.ts';
import type { DocumentOwner } from '../document/document-owners.ts';
import type { Tx } from '../platform/db/database.ts';
import { giveToDemande, lockFichierPose } from './demande-aide.sql.ts';
import { isAdministrator } from './serve-contenus.ts';

/**
 * A file joined to a question: who asks deposits it under their own account, where it waits an hour at most; once the
 * question is sent it is the question's, read by who asked and by the administrators, and erased with it.
 */
export const aideFichiers: DocumentOwner = {
  regle: regleCapture,
  openForDeposit: async (_db, { actor, id, declare, isProvisoire }) =>
    id === actor.id && isProvisoire
      ? ok({ id, declare: { type: declare.type } })
      : refused({ code: 'kernel.introuvable' }),
  canRead: async (_db, { actor, document }) =>
    document.depose_par === actor.id || (!document.provisoire && isAdministrator(actor)),
  canRemove: async () => false,
};

type Pose = { actor: Actor; uuid: string };

/** Finds the file that this person deposited for a question, and holds it until the question is written. */
export const fichierPose = (tx: Tx, { actor, uuid }: Pose): Promise<DocumentRow | undefined> =>
  lockFichierPose(tx, { id: uuid, depose_par: actor.id });

/** Gives the file to the question with which it leaves. */
export async function joinFichier(
  tx: Tx,
  { actor, fichier, demande, at }: { actor: Actor; fichier: DocumentRow; demande: string; at: Date },
): Promise<void> {
  await giveToDemande(tx, { id: fichier.id, demande });
  await keepProvisoire(tx, fichier.id, at);
  await traceDepot(tx, { ...fichier, id_proprietaire: demande }, { actor, at });
}
