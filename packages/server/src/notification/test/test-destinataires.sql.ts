import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
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

/** Keeps a token as the migration kept those of before: e-mails that were sent carry it, and none is derived so. */
export const keepFormerJeton = (db: Db, { id, choix, jeton }: { id: string; choix: string; jeton: string }) =>
  sql`insert into arret_courriel (id_utilisateur, choix, jeton)
    values (${id}, ${choix}, sha256(convert_to(${jeton}, 'UTF8')))`.execute(db);

/** Gives all that the database keeps of the tokens of a person, as text. */
export async function jetonsKept(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ texte: string }>`select row_to_json(a)::text as texte from arret_courriel a
    where id_utilisateur = ${id}`.execute(db);
  return rows.map(({ texte }) => texte);
}
