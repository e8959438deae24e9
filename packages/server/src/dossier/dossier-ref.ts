import type { Actor } from '@asso/domain/compte/actor';
import { type DossierRef, dossierRights } from '@asso/domain/dossier/dossier.rights';
import type { DossierRow } from './dossier.sql.ts';

/** A row as the rights look at it. */
const refOf = (row: DossierRow): DossierRef => ({
  id_association: row.id_association,
  id_siret: row.id_siret,
  createdBy: { id: row.created_by, type: row.created_by_type, id_service: row.created_by_service },
  sharedWith: row.shared_with,
  instructions: row.instructions,
  isSubventionActive: row.subvention_active,
});

export const rightsOn = (actor: Actor, row: DossierRow) => dossierRights(actor, refOf(row));
