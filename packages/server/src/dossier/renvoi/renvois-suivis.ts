import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { relationTo } from '@asso/domain/dossier/dossier.rights';
import { listCorrections, type Photo, type PointsSuivi } from '@asso/domain/dossier/renvoi.rules';
import type { Db } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { dossierRef } from '../dossier-access.ts';
import { findDerniersChangements } from './derniers-changements.sql.ts';
import { findRenvoi } from './renvoi.sql.ts';

type Suivi = {
  row: DossierRow;
  /** All that the association fills, as it is now. */
  present: Photo;
};

/**
 * Lists what each service asks the association to correct, and which points are done; only the association is told
 * before the dossier is transmitted again.
 */
export async function renvoisSuivis(
  db: Db,
  { row, present }: Suivi,
  { actor, isCorrige, pointsSuivis }: PointsSuivi & { actor: Actor },
): Promise<RenvoiSuivi[]> {
  const sentBack = row.instructions.filter(({ etat }) => etat === 'C');
  if (sentBack.length === 0 || relationTo(actor, dossierRef(row)) !== 'demandeur') return [];
  const found = await Promise.all(
    sentBack.map(async (instruction) => {
      const renvoi = await findRenvoi(db, instruction);
      if (!renvoi) return [];
      const corrections = listCorrections(renvoi.contenu, present);
      const changements = await findDerniersChangements(db, { id: row.id, depuis: renvoi.le });
      const suivi: RenvoiSuivi = {
        id_service_instructeur: instruction.id_service_instructeur,
        service: instruction.nom_service,
        le: renvoi.le.toISOString(),
        motif: instruction.motif,
        points: pointsSuivis(renvoi.points, { corrections, changements }),
        isCorrige: isCorrige(corrections),
      };
      return [suivi];
    }),
  );
  return found.flat();
}
