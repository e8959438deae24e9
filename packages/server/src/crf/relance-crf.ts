import { echeanceCrf } from '@asso/domain/crf/echeance-crf.rules';
import { isCrfDue } from '@asso/domain/dossier/crf-attendu.rules';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import type { RelanceCrf } from '../dossier/compte-rendu/relance-crf.ts';
import { listDossierCrfs } from './crf.sql.ts';
import { listDueCrfs } from './crf-list.sql.ts';
import { tellRappelCrf, tellTransmis } from './tell-crf.ts';

/**
 * Reminds the other side of a report: a service reminds the association of the oldest report it awaits, and the
 * association reminds the services of a report it sent that is not received yet. Returns how many people were told,
 * null when there is no such report.
 */
export const relanceCrf: RelanceCrf = async (platform, trx, { dossier, isService, by }) => {
  if (!isService) {
    const crf = (await listDossierCrfs(trx, dossier.id)).find(({ id_etat }) => id_etat === 4);
    return crf ? tellTransmis(platform, trx, { found: { dossier, crf }, by }) : null;
  }
  const annee = localYear(platform.clock.now());
  const [due] = (await listDueCrfs(trx, [dossier.id]))
    .filter(({ exercice, id_etat }) => id_etat === 3 || isCrfDue(exercice, annee))
    .toSorted((a, b) => a.exercice - b.exercice);
  if (!due) return null;
  const { exercice, zone } = due;
  const echeance = echeanceCrf(exercice, zone);
  return tellRappelCrf(platform, trx, { dossier, exercice, echeance, zone });
};
