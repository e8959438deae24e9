import { randomInt } from 'node:crypto';
import type { Actor } from '@asso/domain/compte/actor';
import type { Insertable, Updateable } from 'kysely';
import { toActor } from '../../compte/session/authenticator.ts';
import { aCompte, aMembership } from '../../compte/test/test-comptes.sql.ts';
import { findActor } from '../../compte/utilisateur.sql.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';

export type TestAssociation = {
  id: string;
  id_siren: string;
  id_rna: string;
  siege: string;
  annexe: string;
};

/** Creates an association with its seat and a secondary establishment; a test names only what it is about. */
export async function anAssociation(
  db: Db,
  more: Partial<Insertable<Database['association']>> = {},
): Promise<TestAssociation> {
  const { id_siren, id_rna } = newNumbers();
  const siege = `${id_siren}00014`;
  const annexe = `${id_siren}00022`;
  const { id } = await db
    .insertInto('association')
    .values({
      nom: 'Les Pions de l’Huveaune',
      id_siren,
      id_rna,
      id_siret_siege: siege,
      commune: 'Marseille',
      code_postal: '13011',
      code_departement: '13',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('etablissement')
    .values([
      { siret: siege, id_association: id, est_siege: true },
      { siret: annexe, id_association: id, est_siege: false, enseigne: 'Base' },
    ])
    .execute();
  return { id, id_siren, id_rna, siege, annexe };
}

/** Creates an account, a member of the association when a place is given. */
export async function aPerson(
  db: Db,
  {
    membre,
    ...about
  }: {
    membre?: { id_association: string; id_siret?: string | null; ferme_avant?: Date };
  } & Partial<Actor> = {},
): Promise<Actor> {
  const { id, email } = await aCompte(db, { roles: [...(about.roles ?? ['lca.association'])] });
  if (!membre) return anActor({ id, email, ...about });
  const { id_association, id_siret = null, ferme_avant } = membre;
  await aMembership(db, { id_utilisateur: id, id_association, id_siret, ferme_avant, fonction: 'PRE' });
  return anActor({ id, email, associations: [{ id_association, id_siret, fonction: 'PRE' }], ...about });
}

/** Gives the actor of this account as the next request will see it. */
export async function asSeenNow(db: Db, { id }: Actor): Promise<Actor> {
  const row = await findActor(db, id);
  if (!row) throw new Error('nobody has this account');
  return toActor(row, { session: 'session' });
}

export const clearRegistre = async (db: Db): Promise<void> => {
  await db.deleteFrom('etablissement').execute();
  await db.deleteFrom('association').execute();
};

export const updateAssociation = async (
  db: Db,
  id_rna: string,
  set: Updateable<Database['association']>,
): Promise<void> => {
  await db.updateTable('association').set(set).where('id_rna', '=', id_rna).execute();
};

export const closeEtablissement = async (db: Db, siret: string): Promise<void> => {
  await db.updateTable('etablissement').set({ actif: false }).where('siret', '=', siret).execute();
};

/** Gives an association a SIREN that it had before it was registered again. */
export const hadSiren = async (db: Db, id_association: string, siren: string): Promise<void> => {
  await db
    .insertInto('siren_anterieur')
    .values({ siren, id_association, vu_le: new Date('2026-11-01T00:00:00Z') })
    .execute();
};

/** Adds an open seat to the association of an establishment. */
export async function openAnotherSeat(
  db: Db,
  { from, siret }: { from: string; siret: string },
): Promise<void> {
  const { id_association, adresse } = await db
    .selectFrom('etablissement')
    .select(['id_association', 'adresse'])
    .where('siret', '=', from)
    .executeTakeFirstOrThrow();
  await db.updateTable('etablissement').set({ est_siege: false }).where('siret', '=', from).execute();
  await db
    .insertInto('etablissement')
    .values({ siret, id_association, est_siege: true, actif: true, adresse: JSON.stringify(adresse) })
    .execute();
}

export async function listSieges(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('etablissement').select('siret').where('est_siege', '=', true).execute();
  return rows.map(({ siret }) => siret);
}

/** Creates a person whom earlier managers named a year ago. */
export const aPastRepresentant = async (
  db: Db,
  id_association: string,
  more: Partial<Insertable<Database['representant_legal']>> = {},
): Promise<void> => {
  const at = new Date('2025-01-01T00:00:00Z');
  await db
    .insertInto('representant_legal')
    .values({
      id_association,
      id_siret: null,
      civilite: null,
      nom: 'Ancien',
      prenom: null,
      fonction: null,
      courriel: null,
      telephone: null,
      est_representant_legal: true,
      valideur_cec: false,
      publication_internet: false,
      created_by: null,
      created_at: at,
      updated_at: at,
      ...more,
    })
    .execute();
};

/** A mail that was written; `listMailsTo` lists those to one address, the latest first. */
type MailEcrit = { objet: string; texte: string; repondre_a: string | null };

export const listMailsTo = (db: Db, email: string): Promise<MailEcrit[]> =>
  db
    .selectFrom('courriel')
    .select(['objet', 'texte', 'repondre_a'])
    .where('destinataire', '=', email)
    .orderBy('cree_le', 'desc')
    .execute();

/** Deactivates the account: it cannot sign in any more, but its membership stays. */
export async function deactivate(db: Db, id: string): Promise<void> {
  await db
    .updateTable('utilisateur')
    .set({ desactive_at: new Date('2027-01-01T08:00:00Z') })
    .where('id', '=', id)
    .execute();
}

/** Gives the association an RNA and a SIREN, as registers know it. */
export async function numbered(db: Db, id: string): Promise<{ id_rna: string; id_siren: string }> {
  const numbers = newNumbers();
  await db.updateTable('association').set(numbers).where('id', '=', id).execute();
  return numbers;
}

const newNumbers = () => ({
  id_rna: `W13${String(randomInt(1_000_000, 9_999_999))}`,
  id_siren: String(randomInt(100_000_000, 999_999_999)),
});
