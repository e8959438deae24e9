// The queries here are about the requests to sign a dossier, and the account of the person who may sign.
import type { PreuveSignature } from '@asso/contract/dossier/signature.schemas';
import { codeSignatureEssais } from '@asso/domain/dossier/signature/signature.rules';
import { type ColumnType, type Generated, type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';

type DemandeSignatureTable = Table<
  'demande_signature',
  {
    etat: Generated<'demandee' | 'signee' | 'refusee' | 'retiree'>;
    jeton_rappel: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    rappelee_le: ColumnType<Date | null, Date | null | undefined, Date | null>;
    repondue_le: ColumnType<Date | null, Date | null | undefined, Date | null>;
    mot: ColumnType<string | null, string | null | undefined, string | null>;
    code: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    code_expire_le: ColumnType<Date | null, Date | null | undefined, Date | null>;
    preuve: ColumnType<PreuveSignature | null, string | null | undefined, string | null>;
  }
>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    demande_signature: DemandeSignatureTable;
  }
}

export type DemandeRow = Row<'demande_signature'>;

export const insertDemande = (trx: Tx, row: Insertable<DemandeSignatureTable>): Promise<DemandeRow> =>
  trx.insertInto('demande_signature').values(row).returningAll().executeTakeFirstOrThrow();

export const updateDemande = (
  trx: Tx,
  id: string,
  set: Updateable<DemandeSignatureTable>,
): Promise<DemandeRow> =>
  trx
    .updateTable('demande_signature')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockDemande = (trx: Tx, id: string): Promise<DemandeRow | undefined> =>
  trx.selectFrom('demande_signature').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type Designation = { id: string } | { hash: Buffer };

export const findDemande = (db: Db, designation: Designation): Promise<DemandeRow | undefined> => {
  const query = db.selectFrom('demande_signature').selectAll();
  return 'id' in designation
    ? query.where('id', '=', designation.id).executeTakeFirst()
    : query
        .where((eb) => eb.or([eb('jeton', '=', designation.hash), eb('jeton_rappel', '=', designation.hash)]))
        .executeTakeFirst();
};

/** Gives the last request on this dossier. */
export const findDerniereDemande = (db: Db, id_dossier: string): Promise<DemandeRow | undefined> =>
  db
    .selectFrom('demande_signature')
    .selectAll()
    .where('id_dossier', '=', id_dossier)
    .orderBy('demandee_le', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Gives the signature by which the dossier was transmitted last; undefined when it was transmitted without one. */
export async function findPreuve(db: Db, id_dossier: string): Promise<PreuveSignature | undefined> {
  const { rows } = await sql<{ preuve: PreuveSignature }>`
    select s.preuve from demande_signature s
    where s.id_dossier = ${id_dossier} and s.etat = 'signee'
      and s.repondue_le = (select max(i.transmis_le) from instruction i where i.id_dossier = s.id_dossier)
    order by s.repondue_le desc limit 1`.execute(db);
  return rows[0]?.preuve;
}

/** Tells whether the dossier was signed at this very instant, by which it leaves. */
export async function findSignatureDate(db: Db, id_dossier: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('demande_signature')
    .select('id')
    .where('id_dossier', '=', id_dossier)
    .where('etat', '=', 'signee')
    .where('repondue_le', '=', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Withdraws the request that waits, because the dossier was transmitted without it, and gives whom it awaited. */
export const closeDemande = (
  trx: Tx,
  id_dossier: string,
  at: Date,
): Promise<Pick<DemandeRow, 'id_utilisateur'> | undefined> =>
  trx
    .updateTable('demande_signature')
    .set((eb) => ({ etat: 'retiree', repondue_le: at, version: eb('version', '+', 1) }))
    .where('id_dossier', '=', id_dossier)
    .where('etat', '=', 'demandee')
    .returning('id_utilisateur')
    .executeTakeFirst();

export type CompteSignataire = { id: string; email: string; prenom: string; nom: string };

/** Counts one more try of the code; returns false, and counts nothing, when no try is left. */
export async function takeEssai(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('demande_signature')
    .set((eb) => ({ code_essais: eb('code_essais', '+', 1) }))
    .where('id', '=', id)
    .where('code_essais', '<', codeSignatureEssais)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the waiting requests that end by `subtractDuree` and of which the person was not yet reminded. */
export const listARappeler = (
  db: Db,
  { now, avant }: { now: Date; avant: Date },
): Promise<{ id: string }[]> =>
  db
    .selectFrom('demande_signature')
    .select('id')
    .where('etat', '=', 'demandee')
    .where('rappelee_le', 'is', null)
    .where('expire_le', '>', now)
    .where('expire_le', '<=', avant)
    .orderBy('expire_le')
    .limit(500)
    .execute();

/** Gives the commune of the association, which is where its signature is given. */
export async function readCommune(db: Db, id_association: string): Promise<string | null> {
  const row = await db
    .selectFrom('association')
    .select('commune')
    .where('id', '=', id_association)
    .executeTakeFirst();
  return row?.commune ?? null;
}

/** Gives the name and the e-mail address of an account. */
export const readPersonne = (db: Db, id: string): Promise<{ prenom: string; nom: string; email: string }> =>
  db
    .selectFrom('utilisateur')
    .select(['prenom', 'nom', sql<string>`email::text`.as('email')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
