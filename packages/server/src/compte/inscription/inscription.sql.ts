// The queries here are about people who register: each stays beside the account that may already have the address,
// until they prove that the address is theirs.
import { type Insertable, sql } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { moveIdentites } from '../identite-externe/identite-externe.sql.ts';

type Inscription = Pick<
  Insertable<Database['utilisateur']>,
  'email' | 'mot_de_passe' | 'civilite' | 'nom' | 'prenom' | 'roles' | 'origine'
> & { now: Date };

export async function insertInscription(trx: Tx, { now, ...inscription }: Inscription): Promise<string> {
  const { id } = await trx
    .insertInto('utilisateur')
    .values({ ...inscription, enabled: false, en_inscription: true, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columns = [
  'id',
  'email',
  'prenom',
  'nom',
  'roles',
  'enabled',
  'locked',
  'desactive_at',
  'en_inscription',
] as const;

export type Personne = {
  id: string;
  email: string;
  prenom: string;
  nom: string;
  roles: string[];
  enabled: boolean;
  locked: boolean;
  desactive_at: Date | null;
  en_inscription: boolean;
};

/** Finds the account of an address, and the latest registration that waits beside it. */
export async function findAdresse(
  db: Db,
  email: string,
): Promise<{ compte: Personne | undefined; inscription: Personne | undefined }> {
  const found = await db
    .selectFrom('utilisateur')
    .select(columns)
    .distinctOn('en_inscription')
    .where('email', '=', email)
    .orderBy('en_inscription')
    .orderBy('created_at', 'desc')
    .execute();
  return {
    compte: found.find(({ en_inscription }) => !en_inscription),
    inscription: found.find(({ en_inscription }) => en_inscription),
  };
}

export const findInscrit = (db: Db, id: string): Promise<Personne | undefined> =>
  db.selectFrom('utilisateur').select(columns).where('id', '=', id).executeTakeFirst();

/**
 * Locks the person and the address until the end of the transaction: two people who prove the same address come one
 * after the other.
 */
export async function lockInscrit(trx: Tx, id: string): Promise<Personne | undefined> {
  const person = await trx
    .selectFrom('utilisateur')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (person) {
    await sql`select pg_advisory_xact_lock(hashtextextended('courriel ' || lower(${person.email}), 0))`.execute(
      trx,
    );
  }
  return person;
}

/** Turns the registration into the account. */
export async function saveValide(trx: Tx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('utilisateur')
    .set({ enabled: true, en_inscription: false, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Gives an account that was not in use the names, password, sessions and identities of the person who registered again;
 * the account keeps its memberships and adds the roles of the registration to its own, and the registration disappears.
 * A password that somebody else chose for the account is thus replaced.
 */
export async function joinInscription(
  trx: Tx,
  { from, into, now }: { from: string; into: string; now: Date },
): Promise<void> {
  await sql`
    update utilisateur as compte set
      mot_de_passe = recent.mot_de_passe, civilite = recent.civilite, nom = recent.nom, prenom = recent.prenom,
      roles = array(select distinct unnest(compte.roles || recent.roles) order by 1),
      enabled = true, must_change_password = false, version = compte.version + 1, updated_at = ${now}
    from utilisateur recent where compte.id = ${into} and recent.id = ${from}`.execute(trx);
  await trx.updateTable('session').set({ id_utilisateur: into }).where('id_utilisateur', '=', from).execute();
  await moveIdentites(trx, { from, into });
  await trx.deleteFrom('utilisateur').where('id', '=', from).execute();
}

/** Writes the other address that the person now claims, which they must prove. */
export async function saveAdresseCorrigee(
  trx: Tx,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('utilisateur')
    .set({ email, en_inscription: true, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes the registrations that nobody validated and on which nothing depends. */
export async function deleteOldInscriptions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('utilisateur')
    .where('en_inscription', '=', true)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membre_association').whereRef(
            'membre_association.id_utilisateur',
            '=',
            'utilisateur.id',
          ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('membre_service').whereRef('membre_service.id_utilisateur', '=', 'utilisateur.id')),
      ),
    )
    .execute();
}
