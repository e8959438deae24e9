// This search for beneficiaries may last: the database stops it as soon as nobody waits for its answer.
import { filterEtatsPaiement, isVivante } from '@asso/domain/paiement/demande-paiement.states';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order } from '../../platform/db/keyset.sql.ts';
import type { BeneficiaireRow } from './beneficiaire.sql.ts';

export type RechercheBeneficiaires = {
  statut: boolean;
  exercice_id?: string;
  id_psp?: string;
  searchQuery?: string;
  departements?: readonly string[];
  limit: number;
  cursor: Cursor | null;
};

export const orderBeneficiaires: Order = {
  columns: [sql`b.exercice_id`, sql`b.nom`, sql`b.prenom`, sql`b.id_psp`],
  direction: 'asc',
  key: z.tuple([z.string().max(2), z.string().max(120), z.string().max(120), z.string().max(12)]),
};

type Trouve = Pick<
  BeneficiaireRow,
  'id_psp' | 'exercice_id' | 'prenom' | 'nom' | 'date_naissance' | 'commune' | 'code_postal' | 'statut'
> & { inscrit: boolean };

const most = 10_000;

export async function listBeneficiaires(db: Db, { limit, cursor, ...asked }: RechercheBeneficiaires) {
  const { after, orderBy } = keysetClauses(orderBeneficiaires, cursor);
  const kept = sql.join(conditions(asked), sql` and `);
  const read = await sql<Trouve>`
    select b.id_psp, b.exercice_id, b.prenom, b.nom, b.date_naissance, b.commune, b.code_postal, b.statut,
      exists (select from psp_inscription i where i.id_psp = b.id_psp
        and i.id_etat = any(${filterEtatsPaiement(isVivante)}::text[])) as inscrit
    from psp_beneficiaire b where ${kept} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from (
    select from psp_beneficiaire b where ${kept} limit ${most + 1}) seen`.execute(db);
  const n = counted.rows[0]?.n ?? 0;
  const keyOf = (row: Trouve) => [row.exercice_id, row.nom, row.prenom, row.id_psp] as const;
  const page = keysetPage({ rows: read.rows, limit, cursor, keyOf });
  return { ...page, total: Math.min(n, most), totalExact: n <= most };
}

function conditions({
  statut,
  exercice_id,
  id_psp,
  searchQuery,
  departements,
}: Omit<RechercheBeneficiaires, 'limit' | 'cursor'>): RawBuilder<unknown>[] {
  const asked = searchQuery?.trim();
  return [
    sql`b.efface_le is null and b.statut = ${statut}`,
    ...(exercice_id === undefined ? [] : [sql`b.exercice_id = ${exercice_id}`]),
    ...(id_psp === undefined ? [] : [sql`b.id_psp = ${id_psp}`]),
    ...(departements === undefined ? [] : [sql`(${sql.join(departements.map(within), sql` or `)})`]),
    ...(asked
      ? [
          sql`(b.id_psp = upper(${asked}) or (cle_recherche(${asked}) <> '' and
            cle_recherche(b.prenom || ' ' || b.nom || ' ' || b.commune) like '%' || cle_recherche(${asked}) || '%'))`,
        ]
      : []),
  ];
}

/**
 * An SQL condition on the postcode, by its first digits; both departments of Corsica have postcodes that begin with
 * 20.
 */
const within = (departement: string): RawBuilder<unknown> =>
  sql`starts_with(b.code_postal, ${departement.replace(/^2[AB]$/, '20')})`;

const cancelled = '57014';

/** Thrown when a statement was stopped because the person who asked has gone, or because it took too long. */
export class Interrompue extends Error {}

type Limite = { ms: number; signal: AbortSignal };

/** Runs `read` in a transaction of its own, which the database stops after `ms` or as soon as nobody waits for it. */
export async function interruptible<T>(
  db: Db,
  { ms, signal }: Limite,
  read: (trx: Db) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute();
  let stopping: Promise<unknown> | undefined;
  let stop: (() => void) | undefined;
  try {
    await sql`set local statement_timeout = ${sql.lit(ms)}`.execute(trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const pid = rows[0]?.pid ?? 0;
    stop = () => {
      stopping = sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => undefined);
    };
    if (signal.aborted) throw new Interrompue();
    signal.addEventListener('abort', stop, { once: true });
    return await read(trx);
  } catch (error) {
    if ((error as { code?: string }).code === cancelled) throw new Interrompue();
    throw error;
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
    // The cancel is awaited: if it arrived late, it would stop the next user of this connection.
    await stopping;
    await trx.rollback().execute();
  }
}
