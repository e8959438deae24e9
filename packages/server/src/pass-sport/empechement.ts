import type { Problem } from '@asso/domain/kernel/result';
import { fermeture } from '@asso/domain/pass-sport/inscription.rules';
import { ribProblem } from '@asso/domain/pass-sport/structure.rules';
import type { AssociationRow } from '../association/association.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { DossierPspRow } from './dossier-psp.sql.ts';
import type { ExerciceRow } from './exercice.sql.ts';
import { eligibiliteFor, ribVu } from './load-structure.ts';

type Situation = {
  dossier: DossierPspRow;
  row: AssociationRow;
  exercice: ExerciceRow;
  exercices: readonly ExerciceRow[];
  now: Date;
};

/**
 * Returns the first reason why nobody can be enrolled in this dossier now, whatever their code; null when there is
 * none.
 */
export async function findEmpechement(
  db: Db,
  { dossier, row, exercice, exercices, now }: Situation,
): Promise<Problem | null> {
  const ferme = fermeture(exercice, exercices, now);
  if (ferme) return ferme;
  const { eligible } = await eligibiliteFor(db, { id_association: row.id, exercice, now });
  if (!eligible) return { code: 'pass-sport.non-eligible' };
  const rib = await ribVu(db, { id_rib: dossier.id_rib, id_association: row.id });
  return ribProblem(rib?.vu ?? null, dossier.id_siret);
}
