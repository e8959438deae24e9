import type { StillThere } from '@asso/domain/instruction/aiguillage.rules';
import type { Db } from '../../platform/db/database.ts';
import { listCollegues } from '../bureau/affectation.sql.ts';
import { listEtiquettes } from '../bureau/etiquette.sql.ts';

/**
 * Gives two tests: whether a person still belongs to the service and can sign in, and whether the service still has an
 * étiquette.
 */
export async function readStillThere(db: Db, id_service: string): Promise<StillThere> {
  const [collegues, etiquettes] = await Promise.all([
    listCollegues(db, [id_service]),
    listEtiquettes(db, [id_service]),
  ]);
  const [people, labels] = [collegues, etiquettes].map((all) => new Set(all.map(({ id }) => id)));
  return { personne: (id) => people?.has(id) === true, etiquette: (id) => labels?.has(id) === true };
}
