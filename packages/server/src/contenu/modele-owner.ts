import { regleModele } from '@asso/domain/document/fichier.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, refused } from '@asso/domain/kernel/result';
import type { DocumentOwner } from '../document/document-owners.ts';
import type { Db } from '../platform/db/database.ts';
import { findContenu } from './contenu.sql.ts';
import { isAdministrator } from './serve-contenus.ts';

/**
 * Files of templates: the administrators of the portal manage them; everybody gets the latest at the template's own
 * address.
 */
export const modeleFichiers: DocumentOwner = {
  regle: regleModele,
  openForDeposit: async (db, { actor, id, declare }) => {
    const modele = isAdministrator(actor) ? await findModele(db, id) : undefined;
    if (!modele) return refused({ code: 'kernel.introuvable' });
    return ok({ id: modele.id, declare: { type: declare.type, commentaire: declare.commentaire } });
  },
  canRead: async (_db, { actor }) => isAdministrator(actor),
  canRemove: async (db, { actor, document }) =>
    isAdministrator(actor) && (await findModele(db, document.id_proprietaire)) !== undefined,
};

const findModele = (db: Db, id: string) => {
  const reference = recogniseReference(id);
  return reference?.kind === 'uuid'
    ? findContenu(db, { sorte: 'document-modele', id: reference.value })
    : undefined;
};
