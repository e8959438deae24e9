import type { ParametresLot } from '@asso/domain/instruction/lot.rules';
import { isMouvement } from '@asso/domain/instruction/lot.states';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { versionsFor } from '../../courrier/courriers-de-decision.ts';
import type { Db } from '../../platform/db/database.ts';
import { listCollegues } from '../bureau/affectation.sql.ts';
import { listEtiquettes } from '../bureau/etiquette.sql.ts';
import type { LotRow } from './lot.sql.ts';

/** The people, labels and templates must belong to the service of the lot. */
export async function checkParametres(
  db: Db,
  { action, id_service }: Pick<LotRow, 'action' | 'id_service'>,
  { affecte_a, etiquette, courriers = [] }: ParametresLot,
): Promise<Result<null>> {
  if (affecte_a) {
    const collegues = await listCollegues(db, [id_service]);
    if (!collegues.some(({ id }) => id === affecte_a))
      return refused({ code: 'instruction.collegue-inconnu', field: 'affecte_a' });
  }
  if (etiquette !== undefined) {
    const etiquettes = await listEtiquettes(db, [id_service]);
    if (!etiquettes.some(({ id }) => id === etiquette))
      return refused({ code: 'instruction.introuvable', field: 'etiquette' });
  }
  if (courriers.length === 0) return ok(null);
  if (!isMouvement(action)) return refused({ code: 'courrier.modele-autre-decision', field: 'courriers' });
  const instruction = { id_service_instructeur: id_service };
  const versions = await versionsFor(db, { versions: courriers, action, instruction });
  return versions.ok ? ok(null) : versions;
}
