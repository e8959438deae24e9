// When a declaration was decided long enough ago, nobody needs to know whom it was about.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

type Effacement = { avant: Date; nom: string; limit: number };

/**
 * It erases the name, the function and the reference on the other site, and answers the ids: none once all is
 * done.
 */
export async function eraseNoms(tx: Tx, { avant, nom, limit }: Effacement): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update cec_declaration set prenom = '', nom = ${nom}, civilite = null, fonction = null,
      reference = 'effacee-' || id, noms_effaces = true, version = version + 1
    where id in (select id from cec_declaration where decidee_le <= ${avant} and not noms_effaces
      order by decidee_le, id limit ${limit} for update)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
