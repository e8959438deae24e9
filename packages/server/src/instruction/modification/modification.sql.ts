// The queries here are about decisions that an amending act replaced.
import type { Issue } from '@asso/domain/instruction/conclusion.rules';
import type { MontantLigne } from '@asso/domain/instruction/modification.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    decision_modifiee: Table<
      'decision_modifiee',
      { action: Issue; lignes: ColumnType<MontantLigne[], string, never> }
    >;
  }
}

type Remplacee = InstructionPlace & {
  action: Issue;
  montant: number | null;
  prise_le: Date;
  motif: string | null;
  lignes: readonly MontantLigne[];
  modifiee_le: Date;
  modifiee_par: string;
};

/** Keeps the decision that is replaced, after those replaced before it; the caller has locked the dossier. */
export const insertRemplacee = (trx: Tx, { lignes, ...row }: Remplacee) =>
  trx
    .insertInto('decision_modifiee')
    .values({
      ...row,
      lignes: JSON.stringify(lignes),
      rang: sql<number>`(select count(*) + 1 from decision_modifiee
        where id_dossier = ${row.id_dossier} and id_service = ${row.id_service})`,
    })
    .execute();

export type RemplaceeNommee = Remplacee & { par: string };

export const listRemplacees = (
  db: Db,
  { id_dossier, id_service }: InstructionPlace,
): Promise<RemplaceeNommee[]> =>
  db
    .selectFrom('decision_modifiee as d')
    .innerJoin('utilisateur as u', 'u.id', 'd.modifiee_par')
    .selectAll('d')
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('d.id_dossier', '=', id_dossier)
    .where('d.id_service', '=', id_service)
    .orderBy('d.rang')
    .execute();

/** Gives what the service granted, line by line. */
export async function lignesAccordees(
  db: Db,
  { id_dossier, id_service }: InstructionPlace,
): Promise<MontantLigne[]> {
  const { rows } = await sql<MontantLigne>`
    select f.id_projet, f.annee, f.montant_accorde::float8 as montant_accorde
    from projet p join financement f on f.id_projet = p.id and f.id_service_instructeur = ${id_service}
    where p.id_dossier = ${id_dossier} and p.supprime_le is null and f.montant_accorde is not null
    order by f.id_projet, f.annee`.execute(db);
  return rows;
}

/** Gives the money of the replaced decision back to its envelope, before the new one takes its own. */
export const rendreAccorde = (trx: Tx, { id_dossier, id_service }: InstructionPlace) =>
  sql`update financement f set montant_accorde = null from projet p
    where p.id = f.id_projet and p.id_dossier = ${id_dossier} and f.id_service_instructeur = ${id_service}
      and f.montant_accorde is not null`.execute(trx);
