import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { relationTo } from '@asso/domain/dossier/dossier.rights';
import { correctionsDepuis, type SuiviDesPoints } from '@asso/domain/dossier/renvoi.rules';
import type { Db } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { refOf } from '../dossier-access.ts';
import type { PieceRow } from '../pieces/pieces.sql.ts';
import { findDerniersChangements } from './derniers-changements.sql.ts';
import { photoOf } from './photo.ts';
import { findRenvoi } from './renvoi.sql.ts';

type Present = {
  row: DossierRow;
  pieces: readonly PieceRow[];
  projets?: readonly { id: string; corps: object }[];
};

/**
 * Lists what each service asks the association to correct, and which points are done; only the association is told
 * before the dossier is transmitted again.
 */
export async function renvoisSuivis(
  db: Db,
  { row, projets = [], pieces }: Present,
  { actor, isCorrige, pointsSuivis }: SuiviDesPoints & { actor: Actor },
): Promise<RenvoiSuivi[]> {
  const sentBack = row.instructions.filter(({ etat }) => etat === 'C');
  if (sentBack.length === 0 || relationTo(actor, refOf(row)) !== 'demandeur') return [];
  const present = photoOf(row, projets, pieces);
  const found = await Promise.all(
    sentBack.map(async (instruction) => {
      const renvoi = await findRenvoi(db, instruction);
      if (!renvoi) return [];
      const corrections = correctionsDepuis(renvoi.contenu, present);
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
