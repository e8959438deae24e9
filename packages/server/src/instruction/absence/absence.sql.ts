// The queries here are about who is away from a service, and who receives in their place.
import type { Absence } from '@asso/domain/instruction/absence.rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { saveAction } from '../../platform/history/history.sql.ts';

export type AbsenceRow = Absence & {
  id: string;
  id_service: string;
  mot: string | null;
  version: number;
  nom: string;
  nom_remplacant: string | null;
};

const select = (db: Db) =>
  db
    .selectFrom('absence as a')
    .innerJoin('utilisateur as u', 'u.id', 'a.id_utilisateur')
    .leftJoin('utilisateur as r', 'r.id', 'a.remplacant')
    .select([
      'a.id',
      'a.id_service',
      'a.id_utilisateur',
      'a.du',
      'a.au',
      'a.remplacant',
      'a.mot',
      'a.version',
    ])
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('nom'))
    .select(sql<string | null>`r.prenom || ' ' || r.nom`.as('nom_remplacant'));

/** Lists the absences of these services that end on this day or later, the first to begin first. */
export const listAbsences = async (
  db: Db,
  services: readonly string[],
  depuis: string,
): Promise<AbsenceRow[]> =>
  services.length === 0
    ? []
    : select(db)
        .where('a.id_service', 'in', services)
        .where('a.au', '>=', depuis)
        .orderBy('a.du')
        .orderBy('u.nom')
        .orderBy('a.id')
        .execute();

/** Holds all the absences of a service until the end of the transaction, so that two cannot overlap. */
export const lockAbsences = (trx: Tx, id_service: string) =>
  trx.selectFrom('service').select('id').where('id', '=', id_service).forUpdate().execute();

type Saisie = Pick<AbsenceRow, 'du' | 'au' | 'remplacant' | 'mot'>;

export async function insertAbsence(
  trx: Tx,
  absence: Saisie & Pick<AbsenceRow, 'id_service' | 'id_utilisateur'>,
): Promise<string> {
  const { id } = await trx.insertInto('absence').values(absence).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateAbsence = (trx: Tx, id: string, saisie: Saisie) =>
  trx
    .updateTable('absence')
    .set({ ...saisie, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const removeAbsence = (trx: Tx, id: string) =>
  trx.deleteFrom('absence').where('id', '=', id).execute();

export const findAbsenceRow = (db: Db, id: string): Promise<AbsenceRow | undefined> =>
  select(db).where('a.id', '=', id).executeTakeFirst();

/** Removes the absences that ended before this day. */
export const purgeAbsences = (db: Db, avant: string) =>
  db.deleteFrom('absence').where('au', '<', avant).execute();

type Meanwhile = { id_service: string; personne: string; depuis: Date; jusqu_a: Date };

/**
 * Counts the dossiers of this person in this service that somebody else changed between two instants: what the history
 * tells this service of them, and not what an association was typing.
 */
export async function countChangedMeanwhile(
  db: Db,
  { id_service, personne, depuis, jusqu_a }: Meanwhile,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from instruction i
    where i.id_service_instructeur = ${id_service} and i.affecte_a = ${personne}::uuid and exists (
      select from historique h where h.objet = 'dossier' and h.id_objet = i.id_dossier::text
        and h.survenu_le >= ${depuis} and h.survenu_le < ${jusqu_a} and h.action <> ${saveAction}
        and h.id_utilisateur is distinct from ${personne}::uuid::text
        and coalesce(h.details->>'id_service', i.id_service_instructeur::text) = i.id_service_instructeur::text)`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
