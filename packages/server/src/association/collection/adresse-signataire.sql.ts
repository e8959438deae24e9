// The queries here are about the addresses of people who may sign, and what each replaced.
import { type AdresseChangee, nomPlat } from '@asso/domain/association/collection/adresse-signataire.rules';
import { type Insertable, sql } from 'kysely';
import type { Database, Db, Row, Tx } from '../../platform/db/database.ts';

export type AdresseRow = Row<'adresse_signataire'>;

type Personne = { id_association: string; nom: string };

/** Gives the last change of this person's address that nothing has confirmed. */
export const findPendingAdresse = (
  db: Db,
  { id_association, nom }: Personne,
): Promise<AdresseRow | undefined> =>
  db
    .selectFrom('adresse_signataire')
    .selectAll()
    .where('id_association', '=', id_association)
    .where('nom', '=', nomPlat(nom))
    .where('confirmee_le', 'is', null)
    .orderBy('le', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Gives the last address known for this person elsewhere than on this card, withdrawn cards included. */
export async function findElsewhere(
  db: Db,
  { id_association, nom, id }: Personne & { id: string },
): Promise<string | null> {
  const cards = await db
    .selectFrom('representant_legal')
    .select(['prenom', 'nom', 'courriel'])
    .where('id_association', '=', id_association)
    .where('id', '<>', id)
    .where(sql<boolean>`trim(coalesce(courriel, '')) <> ''`)
    .orderBy('updated_at', 'desc')
    .execute();
  const known = cards.find((one) => nomPlat(`${one.prenom ?? ''} ${one.nom ?? ''}`) === nomPlat(nom));
  if (known) return known.courriel;
  const taken = await db
    .selectFrom('adresse_signataire')
    .select('ancien')
    .where('id_association', '=', id_association)
    .where('nom', '=', nomPlat(nom))
    .orderBy('le', 'desc')
    .limit(1)
    .executeTakeFirst();
  return taken?.ancien ?? null;
}

export const insertAdresse = (
  trx: Tx,
  row: Omit<Insertable<Database['adresse_signataire']>, 'id'>,
): Promise<AdresseRow> =>
  trx
    .insertInto('adresse_signataire')
    .values({ ...row, nom: nomPlat(row.nom) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Confirms the change whose link was sent; returns false for a link that is not known. */
export async function confirmAdresse(trx: Tx, jeton: Buffer, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('adresse_signataire')
    .set((eb) => ({ confirmee_le: eb.fn.coalesce('confirmee_le', eb.val(at)) }))
    .where('jeton', '=', jeton)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the last change by which this address became that of this person. */
export async function findChangee(
  db: Db,
  { id_association, nom, courriel }: Personne & { courriel: string },
): Promise<AdresseChangee | null> {
  const row = await db
    .selectFrom('adresse_signataire as a')
    .innerJoin('utilisateur as u', 'u.id', 'a.par')
    .select(['a.le', 'a.confirmee_le', sql<string>`u.prenom || ' ' || u.nom`.as('par')])
    .where('a.id_association', '=', id_association)
    .where('a.nom', '=', nomPlat(nom))
    .where(sql<boolean>`lower(a.nouveau) = lower(trim(${courriel}))`)
    .orderBy('a.le', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Erases what no proof needs any more: an address replaced long ago. */
export const purgeAdresses = (trx: Tx, { id_association, avant }: { id_association: string; avant: Date }) =>
  trx
    .deleteFrom('adresse_signataire')
    .where('id_association', '=', id_association)
    .where('le', '<', avant)
    .execute();
