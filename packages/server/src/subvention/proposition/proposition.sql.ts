// The queries here are about the amounts that one service proposes on one dossier, their version, and whether the
// history told lately that they change.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type PropositionKey = { id_dossier: string; id_service: string };
type MontantPropose = { id_projet: string; annee: number; montant_propose: number | null };

export async function listProposes(
  db: Db,
  { id_dossier, id_service }: PropositionKey,
): Promise<MontantPropose[]> {
  return await db
    .selectFrom('financement as f')
    .innerJoin('projet as p', 'p.id', 'f.id_projet')
    .select(['f.id_projet', 'f.annee', 'f.montant_propose'])
    .where('p.id_dossier', '=', id_dossier)
    .where('p.supprime_le', 'is', null)
    .where('f.id_service_instructeur', '=', id_service)
    .orderBy('p.rang_dossier')
    .orderBy('f.annee')
    .execute();
}

export async function findVersionProposition(
  db: Db,
  { id_dossier, id_service }: PropositionKey,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version_proposition as version from instruction
    where id_dossier = ${id_dossier} and id_service_instructeur = ${id_service}`.execute(db);
  return rows[0]?.version ?? 1;
}

export const proposeFinancement = (trx: Tx, id_service: string, one: MontantPropose) =>
  trx
    .updateTable('financement')
    .set({ montant_propose: one.montant_propose })
    .where('id_projet', '=', one.id_projet)
    .where('annee', '=', one.annee)
    .where('id_service_instructeur', '=', id_service)
    .execute();

/** Gives the reason typed for exceeding an envelope; empty when none was typed. */
export async function findMotifProposition(
  db: Db,
  { id_dossier, id_service }: PropositionKey,
): Promise<string> {
  const { rows } = await sql<{ motif: string }>`select motif_proposition as motif from instruction
    where id_dossier = ${id_dossier} and id_service_instructeur = ${id_service}`.execute(db);
  return rows[0]?.motif ?? '';
}

export const saveMotifProposition = (trx: Tx, { id_dossier, id_service }: PropositionKey, motif: string) =>
  sql`update instruction set motif_proposition = ${motif}
    where id_dossier = ${id_dossier} and id_service_instructeur = ${id_service}`.execute(trx);

/**
 * Raises the version of the proposal and returns it. The state of the instruction does not change, so neither does the
 * dossier's place in the queue.
 */
export async function raiseVersionProposition(
  trx: Tx,
  { id_dossier, id_service }: PropositionKey,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`update instruction
    set version_proposition = version_proposition + 1
    where id_dossier = ${id_dossier} and id_service_instructeur = ${id_service}
    returning version_proposition as version`.execute(trx);
  return rows[0]?.version ?? 1;
}

type Said = { id_dossier: string; id_service: string; by: string; since: Date };

/**
 * Tells whether the last proposal in the history is this person's, after `since`: their work then needs no new line of
 * history.
 */
export async function wasSaidSince(db: Db, { id_dossier, id_service, by, since }: Said): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`
    select id_utilisateur = ${by} and survenu_le > ${since} as is_same from historique
    where objet = 'dossier' and id_objet = ${id_dossier} and action = 'instruction.propose'
      and details->>'id_service' = ${id_service}
    order by id desc limit 1`.execute(db);
  return rows[0]?.is_same === true;
}

/**
 * Gives the name of the person who proposed last, as the history keeps it; undefined when nobody proposed, or the name
 * was erased.
 */
export async function findLastAuteur(
  db: Db,
  { id_dossier, id_service }: PropositionKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ utilisateur: string | null }>`select utilisateur from historique
    where objet = 'dossier' and id_objet = ${id_dossier} and action = 'instruction.propose'
      and details->>'id_service' = ${id_service}
    order by id desc limit 1`.execute(db);
  return rows[0]?.utilisateur ?? undefined;
}
