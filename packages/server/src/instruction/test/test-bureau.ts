// Test support: more people in the service of a world.
import type { Actor } from '@asso/domain/compte/actor';
import { insertMembreService } from '../../compte/membre.sql.ts';
import { aCompte } from '../../compte/test/test-comptes.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { World } from '../../subvention/test/test-dossiers.sql.ts';

type Role = 'compte' | 'membre' | 'responsable';

/** Creates Sacha Petit, a member of the service that studies. */
export async function aCollegue(
  db: Db,
  { agent, drajes }: Pick<World, 'agent' | 'drajes'>,
  role: Role = 'membre',
): Promise<Actor> {
  // Called twice, it creates two people of one name.
  const { id } = await aCompte(db, { nom: 'Petit', prenom: 'Sacha', roles: ['rds.user'] });
  const membre = { id_utilisateur: id, id_service: drajes.id, role };
  await inTransaction(db, (trx) => insertMembreService(trx, membre));
  return { ...agent, id, nom: 'Petit', prenom: 'Sacha', services: [{ id_service: drajes.id, role }] };
}
