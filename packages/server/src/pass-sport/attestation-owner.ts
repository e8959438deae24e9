import { regleCourte } from '@asso/domain/document/fichier.rules';
import { ok } from '@asso/domain/kernel/result';
import { openAssociation } from '../association/association-access.ts';
import type { DocumentOwner } from '../document/document-owners.ts';

/** What a certificate belongs to: the association, for Pass'Sport alone. */
export const proprietaireAttestation = 'pass-sport';

/** « Attestation d'affiliation », among the types of documents. */
export const typeAttestation = 'AFF';

/** 2 MB, pdf or jpg; read with the association, replaced by another and never taken away: inscriptions stand on it. */
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
