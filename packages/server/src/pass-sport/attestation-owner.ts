import { regleCourte } from '@asso/domain/document/fichier.rules';
import { ok } from '@asso/domain/kernel/result';
import { openAssociation } from '../association/association-access.ts';
import type { DocumentOwner } from '../document/document-owners.ts';

/** A certificate is a document of the association that serves Pass'Sport alone. */
export const proprietaireAttestation = 'pass-sport';

/** Among the types of documents, this code means « Attestation d'affiliation ». */
export const typeAttestation = 'AFF';

/**
 * The file is at most 2 MB, pdf or jpg. Anybody who may read the association may read the file, which may be replaced
 * but never removed, because inscriptions rely on it.
 */
export const attestationsPassSport: DocumentOwner = {
  regle: regleCourte,
  openForDeposit: async (db, { actor, id }) => {
    const opened = await openAssociation(db, { actor, id_asso: id }, 'deposer');
    return opened.ok ? ok({ id: opened.value.row.id, declare: { type: typeAttestation } }) : opened;
  },
  canRead: async (db, { actor, document }) => {
    const opened = await openAssociation(db, { actor, id_asso: document.id_proprietaire });
    return opened.ok && !document.deleted;
  },
  canRemove: async () => false,
};
