// Test support: a SIRET request of this association, transmitted on the day of the tests.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { today, type World } from '../../subvention/test/test-dossiers.sql.ts';

export async function aDemandeTransmise(
  db: Db,
  world: Pick<World, 'id_association' | 'jeanne'>,
): Promise<string> {
  const numero = '27-900001';
  await sql`insert into demande_siret (id_fo_fonctionnel, id_association, code_etat, corps, corps_transmis, created_by,
      cree_le, modifie_le, modifie_par, transmis_le)
    values (${numero}, ${world.id_association}, 'AEM', '{}', '{}', ${world.jeanne.id}, ${today}, ${today},
      ${world.jeanne.id}, ${today})`.execute(db);
  return numero;
}
