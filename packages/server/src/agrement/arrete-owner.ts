import { ok } from '@asso/domain/kernel/result';
import type { DocumentOwner } from '../document/document-owners.ts';
import { inaccessible, readAllowed } from '../dossier/dossier-access.ts';

/** Until the approval is granted, a decree belongs to the dossier that a service is deciding. */
export const proprietaireArrete = 'arrete-agrement';

/** A person who may decide deposits a decree, which they alone read; once granted, it is in the association's vault. */
export const arretesAgrement: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const found = await readAllowed(db, { actor, key: id, genre: 'agrement' }, 'decide');
    if (!found.ok) return inaccessible;
    const { id_siret: _siret, iban: _iban, annee_validite: _annee, ...said } = declare;
    return ok({ id: found.value.id, declare: { ...said, type: 'AGR' } });
  },
  canRead: async (_, { actor, document }) => document.depose_par === actor.id,
  canRemove: async (_, { actor, document }) => document.depose_par === actor.id,
};
