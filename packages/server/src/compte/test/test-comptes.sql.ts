import { randomUUID } from 'node:crypto';
import { needsSecondFacteur } from '@asso/domain/compte/second-facteur.rules';
import { hash } from '@node-rs/argon2';
import type { Insertable, Updateable } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { activateSecret, saveSecretPropose } from '../second-facteur/second-facteur.sql.ts';
import { newCodesSecours } from '../second-facteur/second-facteur.ts';
import { hashToken } from '../session/tokens.ts';

/** The password of every made-up account, which satisfies the rules. */
export const motDePasse = 'Trois-Cerises-4-Prunes!';
const stored = hash(motDePasse);

/** `codes` holds the recovery codes by which an administrator signs in, each once. */
export type TestCompte = { id: string; email: string; codes: string[] };

/** Makes an account that can sign in, unless the test says otherwise, with the second factor that its roles require. */
export async function aCompte(
  db: Db,
  changes: Partial<Insertable<Database['utilisateur']>> = {},
): Promise<TestCompte> {
  const compte = await insertCompte(db, changes);
  return { ...compte, codes: needsSecondFacteur(changes.roles ?? []) ? await protect(db, compte.id) : [] };
}

/** Gives an account a second factor, as if a key had been confirmed; only the recovery codes work. */
export const protect = (db: Db, id: string): Promise<string[]> =>
  inTransaction(db, async (trx) => {
    const secret = Buffer.from(id);
    await saveSecretPropose(trx, id, secret);
    await activateSecret(trx, id, { secret, pas: 0, at: new Date('2026-01-15T10:00:00Z') });
    return newCodesSecours(trx, id);
  });

const insertCompte = async (db: Db, changes: Partial<Insertable<Database['utilisateur']>>) =>
  db
    .insertInto('utilisateur')
    .values({
      email: `${randomUUID()}@exemple.fr`,
      mot_de_passe: await stored,
      nom: 'Roux',
      prenom: 'Jeanne',
      civilite: 'MME',
      roles: ['lca.association'],
      enabled: true,
      ...changes,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();

/** Makes a membership, in a new association unless one is named, and gives the id of the association. */
export async function aMembership(
  db: Db,
  membership: { id_utilisateur: string } & Partial<Insertable<Database['membre_association']>>,
): Promise<string> {
  const id_association = membership.id_association ?? (await anAssociationRow(db));
  await db
    .insertInto('membre_association')
    .values({
      id_association,
      id_siret: null,
      fonction: 'Trésorière',
      etat: 'active',
      since: new Date('2026-01-15T10:00:00Z'),
      ...membership,
    })
    .execute();
  return id_association;
}

export async function anAssociationRow(
  db: Db,
  association: Insertable<Database['association']> = { nom: 'Les Voisins de la rue Haute' },
): Promise<string> {
  const made = await db
    .insertInto('association')
    .values(association)
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

let rank = 0;

/** Makes a service with these people as members. */
export async function aService(
  db: Db,
  { membres = [], ...changes }: { membres?: string[] } & Partial<ServiceDeTest> = {},
): Promise<{ id: string; code: string }> {
  rank++;
  const service = await db
    .insertInto('service')
    .values({ code: `SRV${rank}`, nom: `Service ${rank}`, type: 'DRAJES', code_territoire: '13', ...changes })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  for (const id_utilisateur of membres) {
    await joinService(db, { id_utilisateur, id_service: service.id, role: 'membre' });
  }
  return service;
}

type ServiceDeTest = {
  code: string;
  email: string;
  nom: string;
  type: string;
  code_territoire: string;
  niveau_territorial: string;
  dispositifs: string[];
  siren: string;
  locked: boolean;
};

export async function updateCompte(
  db: Db,
  id: string,
  changes: Updateable<Database['utilisateur']>,
): Promise<void> {
  await db.updateTable('utilisateur').set(changes).where('id', '=', id).execute();
}

export async function lockService(db: Db, id: string): Promise<void> {
  await db.updateTable('service').set({ locked: true }).where('id', '=', id).execute();
}

/** Reads the stored hash of a password. */
export async function storedMotDePasse(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('utilisateur')
    .select('mot_de_passe')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.mot_de_passe;
}

/** Reads all the stored sessions and failed sign-ins. */
export async function keptSessions(db: Db) {
  const [sessions, jetons, echecs] = await Promise.all([
    db.selectFrom('session').selectAll().execute(),
    db.selectFrom('jeton_rafraichissement').selectAll().execute(),
    db.selectFrom('echec_connexion').selectAll().execute(),
  ]);
  return { sessions, jetons, echecs };
}

export const listComptes = (db: Db) => db.selectFrom('utilisateur').selectAll().orderBy('id').execute();

export async function joinService(db: Db, membre: Insertable<Database['membre_service']>): Promise<void> {
  await db.insertInto('membre_service').values(membre).execute();
}

/** Reads the stored links that were sent to a person. */
export const keptLiens = (db: Db, id_utilisateur: string) =>
  db.selectFrom('lien').selectAll().where('id_utilisateur', '=', id_utilisateur).orderBy('cree_le').execute();

/** Reads the stored hashes of the recovery codes. */
export async function keptCodes(db: Db, id_utilisateur: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('code_secours')
    .select('hash')
    .where('id_utilisateur', '=', id_utilisateur)
    .execute();
  return rows.map(({ hash }) => hash);
}

export const findCompte = (db: Db, id: string) =>
  db.selectFrom('utilisateur').selectAll().where('id', '=', id).executeTakeFirst();

export async function makeCompteOfService(db: Db, id: string, auth_id: string): Promise<void> {
  await db.updateTable('service').set({ auth_id }).where('id', '=', id).execute();
}

/**
 * Records just enough wrong passwords for this address, from three IP addresses, that one more closes the account.
 */
export async function failTwentyTimes(db: Db, email: string, now: Date): Promise<void> {
  const [compte, adresses] = [hashToken(email), ['198.51.100.1', '198.51.100.2', '198.51.100.3']];
  const rows = adresses.map((adresse, rank) => ({
    ...{ compte, adresse, dernier_at: now, libre_at: now },
    echecs: rank === 0 ? 6 : 7,
  }));
  await db.insertInto('echec_connexion').values(rows).execute();
}

/** Closes the account: the person cannot sign in any more, and keeps their memberships. */
export const closeCompte = (db: Db, id: string) =>
  db.updateTable('utilisateur').set({ enabled: false }).where('id', '=', id).execute();
