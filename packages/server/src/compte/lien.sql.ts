// The queries here are about links sent by e-mail: each works once, and the database only keeps the hash of its token.
import { randomBytes } from 'node:crypto';
import { fenetreCourrielsSecondes, lienSecondes, type ObjetLien } from '@asso/domain/compte/lien.rules';
import { type ColumnType, type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db, Table, Tx } from '../platform/db/database.ts';
import { hashToken } from './session/tokens.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    lien: Table<
      'lien',
      {
        objet: ObjetLien;
        donnees: ColumnType<DonneesLien[ObjetLien], string, never>;
        utilise_le: ColumnType<Date | null, never, Date>;
      }
    >;
  }
}

/** The data that a link carries in addition to its recipient, by kind of link. */
export type DonneesLien = {
  /** The page that the person wanted to see before registering. */
  validation: { redirect: string };
  'mot-de-passe': Record<never, never>;
  deblocage: Record<never, never>;
  /** The new address is in `destinataire`. */
  courriel: Record<never, never>;
  invitation: Record<never, never>;
  /** The hash of the state of the sign-in with a provider that the link completes. */
  identite: { essai: string };
};

export type NewLien<O extends ObjetLien> = {
  objet: O;
  id_utilisateur: string;
  /** The mailbox to which the link is sent. */
  destinataire: string;
  donnees: DonneesLien[O];
  now: Date;
};

/** Creates a link and gives its token: 256 random bits, which only the e-mail holds. */
export async function createLien<O extends ObjetLien>(trx: Tx, lien: NewLien<O>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { objet, id_utilisateur, destinataire, donnees, now } = lien;
  await trx
    .insertInto('lien')
    .values({
      hash: hashToken(token),
      objet,
      id_utilisateur,
      destinataire,
      donnees: JSON.stringify(donnees),
      cree_le: now,
      expire_le: new Date(now.getTime() + lienSecondes[objet] * 1000),
    })
    .execute();
  return token;
}

export type Presented<O extends ObjetLien> = { objet: O; token: string; now: Date };

const isAlive =
  ({ objet, token, now }: Presented<ObjetLien>) =>
  (row: ExpressionBuilder<Database, 'lien'>) =>
    row.and([
      row('hash', '=', hashToken(token)),
      row('objet', '=', objet),
      row('utilise_le', 'is', null),
      row('expire_le', '>', now),
    ]);

export type Lien<O extends ObjetLien> = {
  id_utilisateur: string;
  destinataire: string;
  donnees: DonneesLien[O];
};

/**
 * Uses a link up; gives undefined when it was used, has expired or never existed. A second use at the same time waits
 * for the first transaction and finds the link used; if that transaction is rolled back, the link works again.
 */
export async function spendLien<O extends ObjetLien>(
  trx: Tx,
  presented: Presented<O>,
): Promise<Lien<O> | undefined> {
  const row = await trx
    .updateTable('lien')
    .set({ utilise_le: presented.now })
    .where(isAlive(presented))
    .returning(['id_utilisateur', 'destinataire', 'donnees'])
    .executeTakeFirst();
  // The query only finds links of this kind, whose data has this type.
  return row as Lien<O> | undefined;
}

/** Finds a link without using it up, so that a dead link is told before the person types anything. */
export async function findLien<O extends ObjetLien>(
  db: Db,
  presented: Presented<O>,
): Promise<Lien<O> | undefined> {
  const row = await db
    .selectFrom('lien')
    .select(['id_utilisateur', 'destinataire', 'donnees'])
    .where(isAlive(presented))
    .executeTakeFirst();
  return row as Lien<O> | undefined;
}

/** Closes the links of these kinds that this person has not used yet, because what they were for is done. */
export async function closeLiens(
  trx: Tx,
  { id_utilisateur, objets, now }: { id_utilisateur: string; objets: readonly ObjetLien[]; now: Date },
): Promise<void> {
  await trx
    .updateTable('lien')
    .set({ utilise_le: now })
    .where('id_utilisateur', '=', id_utilisateur)
    .where('objet', 'in', objets)
    .where('utilise_le', 'is', null)
    .execute();
}

/** Counts the links sent to a mailbox within the last hour, whichever account they were for. */
export async function countLiensTo(db: Db, destinataire: string, now: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('lien')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('destinataire', '=', destinataire)
    .where('cree_le', '>', new Date(now.getTime() - fenetreCourrielsSecondes * 1000))
    .executeTakeFirstOrThrow();
  return sent;
}

/** Finds the link of a token that may be of one of several kinds. */
export async function findLienAmong<O extends ObjetLien>(
  db: Db,
  { objets, ...presented }: { objets: readonly O[]; token: string; now: Date },
): Promise<(Lien<O> & { objet: O }) | undefined> {
  for (const objet of objets) {
    const lien = await findLien(db, { ...presented, objet });
    if (lien) return { ...lien, objet };
  }
  return undefined;
}

export async function deleteOldLiens(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('lien').where('expire_le', '<', before).execute();
}
