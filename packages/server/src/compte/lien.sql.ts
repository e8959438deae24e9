// Links of one use, sent by e-mail: only the hash of their token is kept.
import { randomBytes } from 'node:crypto';
import { fenetreCourrielsSecondes, lienSecondes, type ObjetLien } from '@asso/domain/compte/lien.rules';
import { type ColumnType, type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db, Tx } from '../platform/db/database.ts';
import { hashOf } from './tokens.ts';

type LienTable = {
  hash: Buffer;
  objet: ObjetLien;
  id_utilisateur: string;
  destinataire: string;
  donnees: ColumnType<DonneesLien[ObjetLien], string, never>;
  cree_le: Date;
  expire_le: Date;
  utilise_le: ColumnType<Date | null, never, Date>;
};

declare module '../platform/db/database.ts' {
  interface Database {
    lien: LienTable;
  }
}

/** What a link carries beside who it is for, by what it is for. */
export type DonneesLien = {
  /** The page of the portal that was wanted before signing up. */
  validation: { redirect: string };
  'mot-de-passe': Record<never, never>;
  deblocage: Record<never, never>;
  /** The new address is `destinataire`. */
  courriel: Record<never, never>;
  invitation: Record<never, never>;
  /** The sign-in by a provider that it ends: the hash of its state. */
  identite: { essai: string };
};

export type NewLien<O extends ObjetLien> = {
  objet: O;
  id_utilisateur: string;
  /** The mailbox it is sent to. */
  destinataire: string;
  donnees: DonneesLien[O];
  now: Date;
};

/** Gives the token, 256 random bits that are kept nowhere: it goes in the e-mail and is forgotten. */
export async function createLien<O extends ObjetLien>(trx: Tx, lien: NewLien<O>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { objet, id_utilisateur, destinataire, donnees, now } = lien;
  await trx
    .insertInto('lien')
    .values({
      hash: hashOf(token),
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
      row('hash', '=', hashOf(token)),
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
 * Undefined when it has served, has expired or never was. Of two uses at once one waits for the transaction of the
 * other, and finds it used; rolled back with its transaction, it may serve again.
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
  // The kind that was asked for is the kind of the row.
  return row as Lien<O> | undefined;
}

/** The same without using it: to say that a link is dead before anything is typed. */
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

/** What the other links of this kind opened is done: none of them serves any more. */
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

/** Within the last hour, whoever they were for. */
export async function countLiensTo(db: Db, destinataire: string, now: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('lien')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('destinataire', '=', destinataire)
    .where('cree_le', '>', new Date(now.getTime() - fenetreCourrielsSecondes * 1000))
    .executeTakeFirstOrThrow();
  return sent;
}

/** The one among several kinds that this token is of. */
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
