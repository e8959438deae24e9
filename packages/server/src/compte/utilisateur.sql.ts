// Accounts, and who each of them belongs to at the moment of a request.
import type { Actor } from '@asso/domain/compte/actor';
import type { ColumnType, Generated, Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../platform/db/database.ts';

type UtilisateurTable = {
  id: Generated<string>;
  email: string;
  mot_de_passe: string | null;
  civilite: string | null;
  nom: string;
  prenom: string;
  roles: string[];
  territoire: ColumnType<string | null, string | null | undefined, string | null>;
  enabled: Generated<boolean>;
  locked: Generated<boolean>;
  desactive_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  must_change_password: Generated<boolean>;
  derniere_connexion_at: ColumnType<Date | null, never, Date>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

declare module '../platform/db/database.ts' {
  interface Database {
    utilisateur: UtilisateurTable;
  }
}

export type CompteRow = {
  id: string;
  mot_de_passe: string | null;
  roles: string[];
  locked: boolean;
  desactive_at: Date | null;
  services: { locked: boolean }[];
};

export const findCompteByEmail = (db: Db, email: string): Promise<CompteRow | undefined> =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'mot_de_passe', 'roles', 'locked', 'desactive_at'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('appartenance_service')
          .select('locked')
          .whereRef('appartenance_service.id_utilisateur', '=', 'utilisateur.id'),
      ).as('services'),
    ])
    .where('email', '=', email)
    .executeTakeFirst();

export type ActorRow = Pick<Actor, 'id' | 'email' | 'civilite' | 'nom' | 'prenom' | 'territoire'> & {
  roles: string[];
  enabled: boolean;
  must_change_password: boolean;
  associations: Actor['associations'];
  services: Actor['services'];
};

/** One query: the account, if it is open, with its active associations and its open services. */
export const findActor = (db: Db, id: string): Promise<ActorRow | undefined> =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'email', 'civilite', 'nom', 'prenom', 'territoire', 'roles', 'enabled'])
    .select('must_change_password')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('membre_association')
          .select(['id_association', 'id_siret', 'fonction'])
          .whereRef('membre_association.id_utilisateur', '=', 'utilisateur.id')
          .where('etat', '=', 'active')
          .orderBy('since')
          .orderBy('membre_association.id'),
      ).as('associations'),
      jsonArrayFrom(
        eb
          .selectFrom('appartenance_service')
          .select(['id_service', 'role'])
          .whereRef('appartenance_service.id_utilisateur', '=', 'utilisateur.id')
          .where('appartenance_service.locked', '=', false)
          .orderBy('code'),
      ).as('services'),
    ])
    .where('id', '=', id)
    .where('locked', '=', false)
    .where('desactive_at', 'is', null)
    .executeTakeFirst();

export type PersonneRow = Omit<ActorRow, 'associations' | 'services'> & { version: number };

export const findPersonne = (db: Db, id: string): Promise<PersonneRow | undefined> =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'email', 'civilite', 'nom', 'prenom', 'territoire', 'roles', 'enabled'])
    .select(['must_change_password', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function saveConnexion(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('utilisateur').set({ derniere_connexion_at: at }).where('id', '=', id).execute();
}

export async function saveMotDePasse(db: Db, id: string, hash: string): Promise<void> {
  await db.updateTable('utilisateur').set({ mot_de_passe: hash }).where('id', '=', id).execute();
}

export async function findIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('utilisateur').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** Undefined when the address already has an account. */
export async function insertUtilisateur(
  trx: Tx,
  utilisateur: Insertable<UtilisateurTable>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('utilisateur')
    .values(utilisateur)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
