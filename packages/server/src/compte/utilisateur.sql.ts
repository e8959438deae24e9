// These queries read accounts, and what each of them may do at the moment of a request.
import type { Actor } from '@asso/domain/compte/actor';
import { type ColumnType, type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Table, Tx } from '../platform/db/database.ts';
import { remembered } from '../platform/db/memory.ts';
import { type StatementPlace, statement } from '../platform/db/statement.sql.ts';

type UtilisateurTable = Table<
  'utilisateur',
  {
    territoire: ColumnType<string | null, string | null | undefined, string | null>;
    desactive_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    derniere_connexion_at: ColumnType<Date | null, never, Date>;
    /** True while the person has registered without proving the address, which may already have an account. */
    en_inscription: boolean;
    /** The application in which the person registered. */
    origine: string;
    /** The date on which the person left: the row stays, without a name. */
    supprime_at: ColumnType<Date | null, never, Date>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    utilisateur: UtilisateurTable;
  }
}

export type CompteRow = {
  id: string;
  email: string;
  enabled: boolean;
  has_second_facteur: boolean;
  mot_de_passe: string | null;
  en_inscription: boolean;
  roles: string[];
  locked: boolean;
  desactive_at: Date | null;
  services: { locked: boolean }[];
};

/** Finds the account of an address or, with `enInscription`, the latest registration that waits beside it. */
export const findCompteByEmail = (
  db: Db,
  email: string,
  { enInscription = false } = {},
): Promise<CompteRow | undefined> =>
  comptes(db)
    .where('email', '=', email)
    .where('en_inscription', '=', enInscription)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Finds an account or a registration, unless the person has left. */
export const findCompteById = (db: Db, id: string): Promise<CompteRow | undefined> =>
  comptes(db).where('id', '=', id).where('supprime_at', 'is', null).executeTakeFirst();

const comptes = (db: Db) =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'email', 'enabled', 'mot_de_passe', 'en_inscription', 'roles', 'locked', 'desactive_at'])
    .select(hasSecondFacteur)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('appartenance_service')
          .select('locked')
          .whereRef('appartenance_service.id_utilisateur', '=', 'utilisateur.id'),
      ).as('services'),
    ]);

const hasSecondFacteur = sql<boolean>`exists (select from second_facteur
  where id_utilisateur = utilisateur.id and actif_at is not null)`.as('has_second_facteur');

export type ActorRow = Pick<Actor, 'id' | 'email' | 'civilite' | 'nom' | 'prenom' | 'territoire'> & {
  roles: string[];
  enabled: boolean;
  must_change_password: boolean;
  has_second_facteur: boolean;
  associations: Actor['associations'];
  partages: string[];
  services: Actor['services'];
};

/** Reads in one query an open account, with its active associations and open services. */
export async function findActor(db: Db, id: string): Promise<ActorRow | undefined> {
  const [row] = await actor(db, { id });
  return row;
}

/**
 * Gives the same as `findActor`, kept from one request to the next until a trigger announces a change of anything that
 * the query reads (0590-compte-oubli.sql).
 */
export const rememberedActor = remembered({ subject: 'acteur', most: 2_000, read: findActor });

const actor = statement((db, place: StatementPlace<{ id: string }>) =>
  sql<ActorRow>`/* acteur */
    select id, email, civilite, nom, prenom, territoire, roles, enabled, must_change_password, ${hasSecondFacteur},
      coalesce((
        select json_agg(json_build_object('id_association', id_association, 'id_siret', id_siret,
          'fonction', fonction, 'passe_ferme', ferme_avant is not null) order by since, m.id)
        from membre_association m
        where m.id_utilisateur = utilisateur.id and etat = 'active' and not restreint), '[]') as associations,
      array(
        select id_association from membre_association m
        where m.id_utilisateur = utilisateur.id and etat = 'active' and restreint) as partages,
      coalesce((
        select json_agg(json_build_object('id_service', id_service, 'role', role) order by code)
        from appartenance_service s where s.id_utilisateur = utilisateur.id and not s.locked), '[]') as services
    from utilisateur where id = ${place('id')} and not locked and desactive_at is null`.compile(db),
);

export type PersonneRow = Omit<ActorRow, 'associations' | 'partages' | 'services'> & { version: number };

export const findPersonne = (db: Db, id: string): Promise<PersonneRow | undefined> =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'email', 'civilite', 'nom', 'prenom', 'territoire', 'roles', 'enabled'])
    .select(['must_change_password', 'version', hasSecondFacteur])
    .where('id', '=', id)
    .where('supprime_at', 'is', null)
    .executeTakeFirst();

/** Finds an account that may be written to at this address: an open one, or one not validated yet. */
export const findDestinataire = (db: Db, email: string) =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'email', 'prenom', 'nom'])
    .where('email', '=', email)
    .where('en_inscription', '=', false)
    .where('locked', '=', false)
    .where('desactive_at', 'is', null)
    .executeTakeFirst();

export async function saveConnexion(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('utilisateur').set({ derniere_connexion_at: at }).where('id', '=', id).execute();
}

export async function saveMotDePasse(db: Db, id: string, hash: string): Promise<void> {
  await db.updateTable('utilisateur').set({ mot_de_passe: hash }).where('id', '=', id).execute();
}

/** Finds the account of this address; a person who merely registers with it has none. */
export async function findIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('utilisateur')
    .select('id')
    .where('email', '=', email)
    .where('en_inscription', '=', false)
    .executeTakeFirst();
  return row?.id;
}

/** Creates an account; returns undefined when another account already has the address. */
export async function insertUtilisateur(
  trx: Tx,
  utilisateur: Insertable<UtilisateurTable>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('utilisateur')
    .values(utilisateur)
    .onConflict((conflict) => conflict.column('email').where(sql<boolean>`not en_inscription`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
