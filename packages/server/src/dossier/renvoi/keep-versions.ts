import { type ActionInstruction, isTransmis } from '@asso/domain/dossier/instruction.states';
import type { Tx } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import type { DossierKind } from '../dossier-kinds.ts';
import { keepVersion, leaveVersion } from './version-recue.sql.ts';

type Moved = { dossier: DossierRow; action: ActionInstruction; id_service: string; at: Date };

/**
 * Keeps, when a service sends the dossier back, the text that each other service has received or decided on; and, when a
 * service decides while another has the dossier corrected, the text that it decides on. `dossier` is as it was before
 * the move.
 */
export async function keepVersions(trx: Tx, kind: DossierKind, moved: Moved): Promise<void> {
  const { dossier, action, id_service, at } = moved;
  const isDecision = action === 'grant' || action === 'refuse' || action === 'reject';
  if (action !== 'sendBack' && !isDecision) return;
  const others = dossier.instructions.filter((one) => one.id_service_instructeur !== id_service);
  if (others.length === 0) return;
  const id_dossier = dossier.id;
  await leaveVersion(trx, { id_dossier, id_service_instructeur: id_service });
  const isBeingCorrected = others.some(({ etat }) => etat === 'C');
  const keepers = isDecision
    ? isBeingCorrected
      ? [id_service]
      : []
    : others.flatMap((one) => (isTransmis(one.etat) ? one.id_service_instructeur : []));
  if (keepers.length === 0) return;
  const contenu = await kind.photo(trx, dossier);
  for (const id_service_instructeur of keepers) {
    await keepVersion(trx, { id_dossier, id_service_instructeur, le: at, contenu });
  }
}
