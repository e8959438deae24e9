// The queries here are about the ledger of decisions: what each service decided on a dossier, act after act, with its
// day and its hand; the last row is the present decision.
import type { Issue } from '@asso/domain/dossier/decision.rules';
import { sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    decision: Table<'decision', { action: Issue }>;
  }
}

type Place = { id_dossier: string; id_service: string };

export type LigneAccordee = { id_projet: string; annee: number; montant_accorde: number };

export type DecisionRow = Place & {
  rang: number;
  action: Issue;
  /** In euros; null where no money is granted. */
  montant: number | null;
  prise_le: Date;
  motif: string | null;
};

type Prise = Omit<DecisionRow, 'rang'> & { prise_par: string };

/**
 * Writes a decision in the ledger, after those it replaces, with the amounts that projects hold now: the caller has
 * locked the dossier and written them.
 */
export async function writeDecision(trx: Tx, { action, ...prise }: Prise): Promise<void> {
  const { rang } = await trx
    .insertInto('decision')
    .values({
      ...prise,
      action,
      montant: action === 'grant' ? prise.montant : null,
      rang: sql<number>`(select count(*) + 1 from decision
        where id_dossier = ${prise.id_dossier} and id_service = ${prise.id_service})`,
    })
    .returning('rang')
    .executeTakeFirstOrThrow();
  if (action !== 'grant') return;
  await sql`insert into decision_ligne (id_dossier, id_service, rang, id_projet, annee, montant_accorde)
    select ${prise.id_dossier}::uuid, ${prise.id_service}::uuid, ${rang}::int, f.id_projet, f.annee, f.montant_accorde
    from projet p join financement f on f.id_projet = p.id and f.id_service_instructeur = ${prise.id_service}::uuid
    where p.id_dossier = ${prise.id_dossier}::uuid and p.supprime_le is null and f.montant_accorde is not null`.execute(
    trx,
  );
}

/** Lists the decisions of a service on a dossier, the first one first. */
export const listDecisions = (
  db: Db,
  { id_dossier, id_service }: Place,
): Promise<(DecisionRow & { par: string | null })[]> =>
  db
    .selectFrom('decision as d')
    .leftJoin('utilisateur as u', 'u.id', 'd.prise_par')
    .select(['d.id_dossier', 'd.id_service', 'd.rang', 'd.action', 'd.montant', 'd.prise_le', 'd.motif'])
    .select(sql<string | null>`u.prenom || ' ' || u.nom`.as('par'))
    .where('d.id_dossier', '=', id_dossier)
    .where('d.id_service', '=', id_service)
    .orderBy('d.rang')
    .execute();

/** Gives the lines of the present decision; none when nothing is granted. */
export async function lignesAccordees(db: Db, { id_dossier, id_service }: Place): Promise<LigneAccordee[]> {
  const { rows } = await sql<LigneAccordee>`
    select l.id_projet, l.annee, l.montant_accorde::float8 as montant_accorde
    from decision_ligne l
    where l.id_dossier = ${id_dossier}::uuid and l.id_service = ${id_service}::uuid
      and l.rang = (select max(d.rang) from decision d
        where d.id_dossier = l.id_dossier and d.id_service = l.id_service)
    order by l.id_projet, l.annee`.execute(db);
  return rows;
}

/** Writes in the ledger the decisions that bulk data wrote on instructions alone. */
export const writeMissingDecisions = (trx: Db) => sql`select ecrire_decisions_manquantes()`.execute(trx);
