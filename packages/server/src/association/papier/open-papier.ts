import type { Actor } from '@asso/domain/compte/actor';
import { canServe } from '@asso/domain/document/document.rules';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { type DocumentRow, findDocument } from '../../document/document.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { type OpenAssociation, openAssociation } from '../association-access.ts';
import { isVaultDocumentSeen } from '../coffre/document-owner.ts';

export type PapierDemande = { actor: Actor; id_asso: string; uuid: string };

/**
 * Opens a bank paper (a document « RIB ») of the association, for a person who may write its bank accounts and may be
 * served this file: one with a virus is read by nobody, one not analysed yet only by who deposited it.
 */
export async function openPapierRib(
  db: Db,
  { actor, id_asso, uuid }: PapierDemande,
): Promise<Result<{ association: OpenAssociation; document: DocumentRow }>> {
  const opened = await openAssociation(db, { actor, id_asso }, 'editRib');
  if (!opened.ok) return opened;
  const document = isUuid(uuid) ? await findDocument(db, uuid) : undefined;
  const isOurs =
    document?.proprietaire === 'association' &&
    document.id_proprietaire === opened.value.row.id &&
    document.type === 'RIB' &&
    (document.provisoire ? document.depose_par === actor.id : !document.deleted) &&
    isVaultDocumentSeen(document, opened.value);
  if (!document || !isOurs) return refused({ code: 'association.element-disparu' });
  if (!canServe(document, actor.id)) {
    const isRefused = document.etat_analyse === 'refuse';
    return refused({ code: isRefused ? 'document.refuse' : 'document.analyse-en-cours' });
  }
  return ok({ association: opened.value, document });
}
