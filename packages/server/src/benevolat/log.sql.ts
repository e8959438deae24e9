// The query here lists what happened to the declarations that a valideur sees, the latest first.
import type { MotifRefusCec, StatutCec } from '@asso/domain/benevolat/declaration.states';
import type { PerimetreCec } from '@asso/domain/benevolat/valideur.rules';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import { isInPerimetreSql } from './declaration-list.sql.ts';

/** The name under which the history keeps declarations. */
export const objetDeclaration = 'declaration-cec';

export type LogRow = {
  id: string;
  survenu_le: Date;
  utilisateur: string | null;
  /** The status that the declaration took then. */
  apres: StatutCec;
  motif_refus_id: MotifRefusCec | null;
  id_declaration: string;
  /** The status of the declaration today. */
  status: StatutCec;
  prenom: string;
  nom: string;
  heures: number;
  etab_siret: string | null;
  session: string;
  debut: string;
  fin: string;
};

export const orderLogs: Order = {
  columns: [sql`h.id`],
  direction: 'desc',
  key: z.tuple([z.int()]),
};

const most = 10_000;

type Asked = {
  id_association: string;
  perimetres: readonly PerimetreCec[];
  limit: number;
  cursor: Cursor | null;
};

export async function listLogs(
  db: Db,
  { id_association, perimetres, limit, cursor }: Asked,
): Promise<Page<LogRow> & { total: number; totalExact: boolean }> {
  const { after, orderBy } = keysetClauses(orderLogs, cursor);
  const theirs =
    perimetres.length === 0 ? sql`false` : sql`(${sql.join(perimetres.map(isInPerimetreSql), sql` or `)})`;
  const seen = sql`from cec_declaration d
    join cec_session s on s.id = d.id_session
    join association a on a.id = d.id_association
    join historique h on h.objet = ${objetDeclaration} and h.id_objet = d.id::text
    where d.id_association = ${id_association} and ${theirs}`;
  const [read, counted] = await Promise.all([
    sql<LogRow>`
      select h.id, h.survenu_le, h.utilisateur, h.apres, (h.details ->> 'motif_refus_id')::int as motif_refus_id,
        d.id as id_declaration, d.status, d.prenom, d.nom, d.heures, d.etab_siret, s.code as session, s.debut, s.fin
      ${seen} and h.apres is not null and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (
      select ${seen} and h.apres is not null limit ${most + 1}) seen`.execute(db),
  ]);
  const n = counted.rows[0]?.n ?? 0;
  const page = keysetPage({ rows: read.rows, limit, cursor, keyOf: ({ id }) => [Number(id)] });
  return { ...page, total: Math.min(n, most), totalExact: n <= most };
}
