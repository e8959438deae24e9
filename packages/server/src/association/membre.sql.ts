// Memberships of an association, seen from the association.
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Tx } from '../platform/db/database.ts';

export type MembreRow = Selectable<Database['membre_association']>;

type Of = { id_utilisateur: string; id_association: string };

/** Until when what was written is closed to this member; null when all is open. */
export async function readFermeAvant(db: Db, { id_utilisateur, id_association }: Of): Promise<Date | null> {
  const row = await db
    .selectFrom('membre_association')
    .select((eb) => eb.fn.max('ferme_avant').as('ferme_avant'))
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where('etat', '=', 'active')
    .executeTakeFirst();
  return row?.ferme_avant ?? null;
}

export const findVivant = (
  db: Db,
  { id_utilisateur, id_association, id_siret }: Of & { id_siret: string | null },
): Promise<MembreRow | undefined> =>
  db
    .selectFrom('membre_association')
    .selectAll()
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where(sql`coalesce(id_siret, '')`, '=', id_siret ?? '')
    .where('etat', 'in', ['demandee', 'active'])
    .executeTakeFirst();

/** What this person asked for, and nobody answered yet. */
export const findPending = (db: Db, { id_utilisateur, id_association }: Of): Promise<MembreRow | undefined> =>
  db
    .selectFrom('membre_association')
    .selectAll()
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where('etat', '=', 'demandee')
    .orderBy('since')
    .executeTakeFirst();

/** Who answers a request: the head office's active members, and those of the establishment asked for. */
export const listGestionnaires = (
  db: Db,
  { id_association, id_siret }: { id_association: string; id_siret: string | null },
) =>
  db
    .selectFrom('membre_association')
    .innerJoin('destinataire', 'destinataire.id', 'membre_association.id_utilisateur')
    .select(['destinataire.id', 'destinataire.email', 'destinataire.prenom', 'destinataire.nom'])
    .distinct()
    .where('id_association', '=', id_association)
    .where('etat', '=', 'active')
    .where((eb) => eb.or([eb('id_siret', 'is', null), eb('id_siret', '=', id_siret)]))
    .execute();

/** Whether somebody managed it before, or left something that is not for a newcomer to read. */
export async function hasPasse(db: Db, id_association: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from membre_association where id_association = ${id_association} and etat = 'quittee')
      or exists (select from rib where id_association = ${id_association})
      or exists (select from representant_legal where id_association = ${id_association})
      or exists (select from document where proprietaire = 'association'
        and id_proprietaire = ${id_association}::text and origine <> 'RNA')
      or exists (select from association where id = ${id_association}
        and (corps <> '{}' or corps_anterieur is not null)) as found`.execute(db);
  return rows[0]?.found === true;
}

type NewMembre = Of & {
  id_siret: string | null;
  fonction: string;
  etat: 'active' | 'demandee';
  since: Date;
  ferme_avant: Date | null;
};

export const insertMembre = (tx: Tx, { ...membre }: NewMembre): Promise<MembreRow> =>
  tx
    .insertInto('membre_association')
    .values({ ...membre, par: membre.id_utilisateur })
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockMembre = (tx: Tx, id: string): Promise<MembreRow | undefined> =>
  tx.selectFrom('membre_association').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateMembre = (
  tx: Tx,
  id: string,
  set: { etat: 'active' | 'refusee'; since: Date; par: string; ferme_avant: Date | null },
): Promise<MembreRow> =>
  tx
    .updateTable('membre_association')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Active ones, those that wait, and who they are. */
export const listMembres = (db: Db, id_association: string, id?: string) =>
  db
    .selectFrom('membre_association as m')
    .innerJoin('utilisateur as u', 'u.id', 'm.id_utilisateur')
    .select(['m.id', 'm.id_utilisateur', 'm.id_siret', 'm.fonction', 'm.etat', 'm.since', 'm.ferme_avant'])
    .select(['m.version', 'u.nom', 'u.prenom', 'u.civilite', sql<string>`u.email::text`.as('email')])
    .where('m.id_association', '=', id_association)
    .$if(id === undefined, (query) => query.where('m.etat', 'in', ['active', 'demandee']))
    .$if(id !== undefined, (query) => query.where('m.id', '=', id ?? ''))
    .orderBy('m.etat', 'desc')
    .orderBy('m.since')
    .limit(200)
    .execute();

export type MembreListe = Awaited<ReturnType<typeof listMembres>>[number];
