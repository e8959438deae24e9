import { instantThere } from '@asso/domain/identifiants/dates-affichees';
import { findRetour, shiftDay } from '@asso/domain/instruction/absence.rules';
import { timeZoneOfTerritoire } from '@asso/domain/referentiel/territoires.rules';
import type { Db } from '../../platform/db/database.ts';
import { countChangedMeanwhile } from './absence.sql.ts';
import type { ServiceEffectif } from './effectif.ts';

export type Retour = { du: string; au: string; dossiers: number };

/** Tells what became of one's dossiers during the absence from which one came back within the week. */
export async function readRetour(
  db: Db,
  effectifs: readonly ServiceEffectif[],
  personne: string,
): Promise<Retour | null> {
  for (const effectif of effectifs) {
    const absence = findRetour(effectif, personne);
    if (!absence) continue;
    const { du, au, id_service } = absence;
    const zone = timeZoneOfTerritoire(effectif.code_territoire);
    const dossiers = await countChangedMeanwhile(db, {
      ...{ id_service, personne },
      depuis: instantThere(du, '00:00:00', zone),
      jusqu_a: instantThere(shiftDay(au, 1), '00:00:00', zone),
    });
    return { du, au, dossiers };
  }
  return null;
}
