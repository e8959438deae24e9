import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { relationTo } from '@asso/domain/dossier/dossier.rights';
import { correctionsDepuis } from '@asso/domain/dossier/renvoi.rules';
import { isCorrige, pointsSuivis } from '@asso/domain/subvention/points-a-corriger.rules';
import { refOf } from '../../dossier/dossier-access.ts';
import { findRenvoi } from '../../dossier/renvoi/renvoi.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Loaded } from '../load-dossier.ts';
import { photoOf } from '../photo.ts';
import { findDerniersChangements } from '../veille/derniers-changements.sql.ts';

/**
 * Gives what each service asks the association to correct, and which points are done; nobody else is told before it
 * is transmitted again.
 */
export async function renvoisSuivis(
  db: Db,
  { row, projets, pieces }: Pick<Loaded, 'row' | 'projets' | 'pieces'>,
  actor: Actor,
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
