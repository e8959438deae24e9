import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

/** Makes a person who may be written to, unless the test says otherwise. */
export function aDestinataire(
  db: Db,
  changes: Partial<Insertable<Database['utilisateur']>> = {},
): Promise<{ id: string; email: string }> {
  return db
    .insertInto('utilisateur')
    .values({
      email: `${randomUUID()}@exemple.fr`,
      mot_de_passe: null,
      civilite: 'M',
      nom: 'Diop',
      prenom: 'Amadou',
      roles: ['lca.association'],
      enabled: true,
      ...changes,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}
