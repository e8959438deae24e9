// The query here is about what was true of a request when it was last sent, which its receipt tells.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type FaitsEnvoi = {
  commence_le: Date;
  /** The number of documents joined to the dossier that had been deposited before it was begun. */
  papiers: number;
  /** True when the dossier had been sent before. */
  isCorrige: boolean;
  /** True when the e-mail of the dossier's last receipt could not be delivered. */
  isCourrielPerdu: boolean;
};

export async function findFaitsEnvoi(db: Db, id: string): Promise<FaitsEnvoi> {
  const { rows } = await sql<FaitsEnvoi>`
    select d.cree_le as commence_le,
      (select count(*)::int from piece_dossier p join document o on o.id = p.id_document
        where p.id_dossier = d.id and o.date_chargement < d.cree_le) as papiers,
      (select count(distinct h.survenu_le) > 1 from historique h
        where h.objet = 'dossier' and h.id_objet = d.id::text and h.action = 'instruction.transmit') as "isCorrige",
      coalesce((select c.etat = 'echec' from courriel c where c.cle like 'recepisse/%'
        -- The keys lie between « / » and « 0 », the next character: a pattern that is not a constant would read every mail.
        and c.cle ~>=~ ('recepisse/' || d.id || '/') and c.cle ~<~ ('recepisse/' || d.id || '0')
        order by c.cree_le desc limit 1), false) as "isCourrielPerdu"
    from dossier d where d.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the dossier whose receipt is read is gone');
  return row;
}
