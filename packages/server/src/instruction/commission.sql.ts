// The queries here are about the requests paid from an envelope, in the form a commission reads.

import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import type { DecisionDepart } from '@asso/domain/dossier/suivi/depart.words';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { paidFrom } from './enveloppe/enveloppe.sql.ts';

export type LigneCommissionRow = {
  id_fo: string;
  id_siret: string;
  association: string;
  commune: string | null;
  projets: string;
  etat: EtatInstruction;
  depart: DecisionDepart | null;
  note: number | null;
  demande: number;
  propose: number | null;
  accorde: number | null;
  total: number;
};

/** The most rows listed: nobody could read a longer table. */
const most = 1000;

/**
 * Lists the requests paid from an envelope, what is decided counting from the moment it is: the best mark comes first, and
 * requests without a mark come last.
 */
export async function listCommission(db: Db, id_enveloppe: string): Promise<LigneCommissionRow[]> {
  const { rows } = await sql<LigneCommissionRow>`
    select d.id_fo, d.id_siret, a.nom as association, a.commune, m.projets, m.etat, m.depart, m.note::float8 as note,
      m.demande::float8 as demande, m.propose::float8 as propose, m.accorde::float8 as accorde,
      (count(*) over ())::int as total
    from (
      select x.id_dossier, x.etat, x.depart, x.note, sum(x.montant_demande) as demande, sum(x.montant_propose) as propose,
        sum(x.accorde) as accorde,
        string_agg(x.corps -> 'description' ->> 'intitule', ' ; ' order by x.rang_dossier) as projets
      from enveloppe e cross join lateral (select i.id_dossier, i.etat, i.depart, i.note, f.montant_demande,
        f.montant_propose, pris.accorde, p.corps, p.rang_dossier ${paidFrom}) x
      where e.id = ${id_enveloppe}
      group by 1, 2, 3, 4) m
    join dossier d on d.id = m.id_dossier join association a on a.id = d.id_association
    order by m.note desc nulls last, m.demande desc, d.id_fo limit ${most}`.execute(db);
  return rows;
}
