import type { Actor } from '@asso/domain/compte/actor';
import type { Db } from '../platform/db/database.ts';
import { aCompte } from './test-comptes.sql.ts';

/** Somebody who administers, with a second factor passed: `rds.admin` of the nation unless told. */
export async function anAdministrateur(db: Db, changes: Partial<Actor> = {}): Promise<Actor> {
  const { id, email } = await aCompte(db);
  const role = changes.role ?? 'rds.admin';
  const person = { civilite: null, nom: 'Vidal', prenom: 'Claire', associations: [], services: [] };
  return { id, email, ...person, role, roles: [role], territoire: null, ...changes };
}
