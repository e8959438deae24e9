import { ok } from '@asso/domain/kernel/result';
import type { DocumentOwner } from '../document/document-owners.ts';
import { inaccessibleRefusal, readAllowed } from '../dossier/dossier-access.ts';

/**
 * The kind of owner of an arrêté until the agrément is granted: its owner is the dossier that a service is deciding.
 */
export const proprietaireArrete = 'arrete-agrement';

/**
 * The arrêtés of agréments not granted yet: a person who may decide deposits one, and alone reads and removes it. Once
 * granted, the arrêté is among the documents of the association.
 */
export const arretesAgrement: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const found = await readAllowed(db, { actor, key: id, genre: 'agrement' }, 'decide');
    if (!found.ok) return inaccessibleRefusal;
    const { id_siret: _siret, iban: _iban, annee_validite: _annee, ...said } = declare;
    return ok({ id: found.value.id, declare: { ...said, type: 'AGR' } });
  },
  canRead: async (_, { actor, document }) => document.depose_par === actor.id,
  canRemove: async (_, { actor, document }) => document.depose_par === actor.id,
};
