// The queries here are about the decisions that wait before they leave, and the choices of a service about them.
import type { Issue } from '@asso/domain/dossier/decision.rules';
import type { Problem } from '@asso/domain/kernel/result';
import { type ColumnType, sql } from 'kysely';
import type { Decision } from '../../dossier/decision/decide.ts';
import type { Db, Table, Tx } from '../../platform/db/database.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';

/** What a decision says, as the body of its call gives it. */
export type CorpsDecision = Omit<
  Decision,
  'actor' | 'id' | 'service' | 'action' | 'ifMatch' | 'points' | 'ensemble' | 'isPesee'
>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    decision_en_attente: Table<
      'decision_en_attente',
      {
        action: Issue;
        corps: ColumnType<CorpsDecision, string, never>;
        echec: ColumnType<Problem | null, string | null, string | null>;
      }
    >;
  }
}

type EnAttente = InstructionPlace & {
  action: Issue;
  corps: CorpsDecision;
  prise_par: string;
  role: string;
  prise_le: Date;
  part_le: Date;
  echec: Problem | null;
  /** The lot that made the decision and its line there; null for a decision made on its own. */
  id_lot: string | null;
  rang: number | null;
};

export type InstructionLotLigne = { id_lot: string; rang: number };

/** Names the line of a lot that made this decision; null when the decision was made on its own. */
export const findLotLigne = ({
  id_lot,
  rang,
}: Pick<EnAttente, 'id_lot' | 'rang'>): InstructionLotLigne | null =>
  id_lot === null || rang === null ? null : { id_lot, rang };

export const insertPendingDecision = (trx: Tx, { corps, ...row }: Omit<EnAttente, 'echec'>) =>
  trx
    .insertInto('decision_en_attente')
    .values({ ...row, corps: JSON.stringify(corps), echec: null })
    .execute();

/** Lists the decisions of a lot that did not leave yet, the first to leave first. */
export const listPendingLotDecisions = (
  db: Db,
  id_lot: string,
): Promise<(InstructionPlace & { part_le: Date })[]> =>
  db
    .selectFrom('decision_en_attente')
    .select(['id_dossier', 'id_service', 'part_le'])
    .where('id_lot', '=', id_lot)
    .orderBy('part_le')
    .execute();

/** Lists, among these dossiers, those on which a decision of this service waits to leave. */
export const listConclus = async (
  db: Db,
  { ids, id_service }: { ids: readonly string[]; id_service: string },
): Promise<string[]> =>
  (
    await db
      .selectFrom('decision_en_attente')
      .select('id_dossier')
      .where('id_service', '=', id_service)
      .where('id_dossier', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .execute()
  ).map(({ id_dossier }) => id_dossier);

export type PendingDecisionNamed = EnAttente & { par: string };

export const findPendingDecision = (
  db: Db,
  { id_dossier, id_service }: InstructionPlace,
): Promise<PendingDecisionNamed | undefined> =>
  db
    .selectFrom('decision_en_attente as d')
    .innerJoin('utilisateur as u', 'u.id', 'd.prise_par')
    .selectAll('d')
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('d.id_dossier', '=', id_dossier)
    .where('d.id_service', '=', id_service)
    .executeTakeFirst();

/** Deletes the waiting decision and returns it to the first caller: either it leaves, or it is taken back. */
export const takePendingDecision = (
  trx: Tx,
  { id_dossier, id_service }: InstructionPlace,
): Promise<EnAttente | undefined> =>
  trx
    .deleteFrom('decision_en_attente')
    .where('id_dossier', '=', id_dossier)
    .where('id_service', '=', id_service)
    .returningAll()
    .executeTakeFirst();

export const findDue = (db: Db, now: Date): Promise<InstructionPlace | undefined> =>
  db
    .selectFrom('decision_en_attente')
    .select(['id_dossier', 'id_service'])
    .where('part_le', '<=', now)
    .where('echec', 'is', null)
    .orderBy('part_le')
    .limit(1)
    .executeTakeFirst();

export const markEchec = (trx: Tx, { id_dossier, id_service }: InstructionPlace, echec: Problem) =>
  trx
    .updateTable('decision_en_attente')
    .set({ echec: JSON.stringify(echec) })
    .where('id_dossier', '=', id_dossier)
    .where('id_service', '=', id_service)
    .execute();

type ChoixService = { reprise_minutes: number | null; prendre_commence: 'oui' | 'non' | null };

export async function findChoix(db: Db, id_service: string): Promise<ChoixService> {
  const row = await db
    .selectFrom('service')
    .select(['reprise_minutes', 'prendre_commence'])
    .where('id', '=', id_service)
    .executeTakeFirst();
  return (row ?? { reprise_minutes: null, prendre_commence: null }) as ChoixService;
}

/**
 * Does the work, then undoes all that it wrote in the database; returns its result. Locks taken before the work stay.
 */
export async function tryOut<T>(trx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint essai`.execute(trx);
  const value = await work();
  await sql`rollback to savepoint essai`.execute(trx);
  await sql`release savepoint essai`.execute(trx);
  return value;
}
