import { regleCourte } from '@asso/domain/document/fichier.rules';
import { ok } from '@asso/domain/kernel/result';
import { openAssociation } from '../association/association-access.ts';
import type { DocumentOwner } from '../document/document-owners.ts';

/** The kind of owner of a certificate: the association, for Pass'Sport alone. */
export const proprietaireAttestation = 'pass-sport';

/** Among the types of documents, this code means « Attestation d'affiliation ». */
export const typeAttestation = 'AFF';

/**
 * Certificates of affiliation: pdf or jpg, 2 MB at most. Anybody who may read the association reads them; one may be
 * replaced but never removed, because inscriptions rely on it.
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
