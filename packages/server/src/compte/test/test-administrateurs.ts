import type { Actor } from '@asso/domain/compte/actor';
import type { Db } from '../../platform/db/database.ts';
import { aCompte } from './test-comptes.sql.ts';

/** Makes an administrator who passed the second factor, by default a national `rds.admin`. */
export async function anAdministrateur(db: Db, changes: Partial<Actor> = {}): Promise<Actor> {
  const { id, email } = await aCompte(db);
  const role = changes.role ?? 'rds.admin';
  const person = { civilite: null, nom: 'Vidal', prenom: 'Claire', associations: [], services: [] };
  return { id, email, ...person, role, roles: [role], territoire: null, ...changes };
}
