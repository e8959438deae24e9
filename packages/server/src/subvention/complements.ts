import { pointsCompletude } from '@asso/domain/dossier/completude/points-completude.rules';
import type { Result } from '@asso/domain/kernel/result';
import { listDocumentsAttendus } from '@asso/domain/subvention/dossier-subvention.rules';
import { projetNomme } from '@asso/domain/subvention/projet.words';
import { joinDossierComplements } from '../dossier/completude/join-complements.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { Complements } from '../dossier/dossier-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { loadDossier } from './load-dossier.ts';

/**
 * Lists what a service may find missing in a subvention dossier: the documents that its campaign asks for today, and
 * its projects. The time zone of the campaign comes with them.
 */
export async function completudeSubvention(db: Db, dossier: DossierRow) {
  const { complet, projets } = await loadDossier(db, dossier);
  return {
    points: pointsCompletude(listDocumentsAttendus(complet), projets.map(projetNomme)),
    zone: complet.campagne.fuseau,
  };
}

/**
 * Joins the documents sent by the association in the place of the pieces that the service asked for again; the replaced
 * documents stay among those of the association.
 */
export async function joinComplements(
  trx: Tx,
  { dossier, pieces, actor, at }: Complements,
): Promise<Result<ReadonlyMap<string, string>>> {
  const { complet, projets, auChoix } = await loadDossier(trx, dossier, actor);
  const points = pointsCompletude(listDocumentsAttendus(complet), projets.map(projetNomme));
  return joinDossierComplements(
    trx,
    { dossier, pieces, actor, at },
    { points, documents: auChoix.documents },
  );
}
