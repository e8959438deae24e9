import { isWithin } from '@asso/domain/association/association.rights';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, refused } from '@asso/domain/kernel/result';
import type { DocumentRow } from '../document/document.sql.ts';
import type { DocumentOwner, Reading } from '../document/document-owners.ts';
import type { Db } from '../platform/db/database.ts';
import { type OpenAssociation, openAssociation } from './association-access.ts';
import { findEtablissement } from './etablissement.sql.ts';
import { withOwnSiret } from './ligne-access.ts';

/** The vault of an association: read with it, written by who may deposit in it. */
export const vaultOfAssociations: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const opened = await openAssociation(db, { actor, id_asso: id }, 'deposer');
    if (!opened.ok) return opened;
    const { row, acces } = opened.value;
    const said = withOwnSiret(declare, acces);
    const isTheirs =
      isWithin(acces, said.id_siret) &&
      (isBlank(said.id_siret) || (await findEtablissement(db, row.id, said.id_siret ?? '')));
    if (!isTheirs) return refused({ code: 'association.etablissement-inconnu', field: 'id_siret' });
    return ok({ id: row.id, declare: said });
  },

  canRead: async (db, asked) => {
    const opened = await openOf(db, asked, 'consult');
    return opened !== undefined && isVaultDocumentSeen(asked.document, opened);
  },

  /** What a register says is not the association's to take away. */
  canRemove: async (db, asked) => {
    const opened = await openOf(db, asked, 'deposer');
    const isOwn = asked.document.origine === 'association';
    return isOwn && opened !== undefined && isVaultDocumentSeen(asked.document, opened);
  },
};

/** A secondary manager sees their own establishment's; what earlier managers left is closed, the register's apart. */
export const isVaultDocumentSeen = (document: DocumentRow, { acces, perimetre }: OpenAssociation): boolean =>
  isWithin(acces, document.id_siret) &&
  (perimetre.depuis === null || document.origine === 'RNA' || document.date_chargement >= perimetre.depuis);

async function openOf(db: Db, { actor, document }: Reading, right: 'consult' | 'deposer') {
  const opened = await openAssociation(db, { actor, id_asso: document.id_proprietaire }, right);
  return opened.ok ? opened.value : undefined;
}
