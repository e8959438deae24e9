import { isIssue } from '@asso/domain/dossier/decision.rules';
import type { SuiteMouvement } from '../../dossier/decision/suites-mouvement.ts';
import { listAvisDossier, moveAvis } from './avis.sql.ts';
import { recordAvis, tellWithdrawn } from './tell-avis.ts';

/**
 * A decision withdraws the opinions that its service still awaits: who was asked is told, and is asked no more. It does
 * so when it leaves, so that a decision taken back leaves the questions as they were.
 */
export const suiteAvis: SuiteMouvement = {
  follow: async (platform, trx, { dossier, instruction, action, actor, at }) => {
    if (!isIssue(action)) return;
    const place = { id_dossier: dossier.id, id_service: instruction.id_service_instructeur };
    for (const row of await listAvisDossier(trx, place)) {
      if (row.etat !== 'demande') continue;
      await moveAvis(trx, row.id, { etat: 'retire' });
      await recordAvis(trx, { actor, row, action: 'avis.retire', at });
      await tellWithdrawn(platform, trx, { actor, row });
    }
  },
};
