// The queries here are about the views of the queue that people name, and the columns of each.
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

type Filtres = Record<string, string[]>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    vue_instruction: Table<'vue_instruction', { filtres: ColumnType<Filtres, string, string> }>;
  }
}

export type VueRow = {
  id: string;
  id_utilisateur: string;
  id_service: string | null;
  nom: string;
  filtres: Filtres;
  recherche: string;
  tri: string | null;
  colonnes: string[] | null;
  version: number;
  par: string;
};

const select = (db: Db) =>
  db
    .selectFrom('vue_instruction as v')
    .innerJoin('utilisateur as u', 'u.id', 'v.id_utilisateur')
    .select(['v.id', 'v.id_utilisateur', 'v.id_service', 'v.nom', 'v.filtres', 'v.recherche', 'v.tri'])
    .select(['v.colonnes', 'v.version', sql<string>`u.prenom || ' ' || u.nom`.as('par')]);

export type VueLecteur = { id_utilisateur: string; services: readonly string[] };

/** Lists the views of this person: their own first, in their order, then those that colleagues share, by name. */
export const listVues = (db: Db, { id_utilisateur, services }: VueLecteur): Promise<VueRow[]> =>
  select(db)
    .where((eb) =>
      eb.or([
        eb('v.id_utilisateur', '=', id_utilisateur),
        sql<boolean>`v.id_service = any(${[...services]}::uuid[])`,
      ]),
    )
    .orderBy(sql`v.id_utilisateur = ${id_utilisateur}`, 'desc')
    .orderBy(sql`case when v.id_utilisateur = ${id_utilisateur} then v.rang else 0 end`)
    .orderBy('v.nom')
    .orderBy('v.id')
    .execute();

export async function lockVue(trx: Tx, id: string): Promise<VueRow | undefined> {
  await trx.selectFrom('vue_instruction').select('id').where('id', '=', id).forUpdate().execute();
  return select(trx).where('v.id', '=', id).executeTakeFirst();
}

export type ContenuVue = Pick<VueRow, 'nom' | 'filtres' | 'recherche' | 'tri' | 'colonnes' | 'id_service'>;

const written = ({ filtres, ...contenu }: ContenuVue) => ({ ...contenu, filtres: JSON.stringify(filtres) });

/** Adds a view after the others of this person; returns undefined when they have one of this name already. */
export async function insertVue(
  trx: Tx,
  id_utilisateur: string,
  contenu: ContenuVue,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('vue_instruction')
    .values({
      ...written(contenu),
      id_utilisateur,
      rang: sql`(select coalesce(max(rang), 0) + 1 from vue_instruction where id_utilisateur = ${id_utilisateur})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const countVues = async (db: Db, id_utilisateur: string): Promise<number> =>
  (await db.selectFrom('vue_instruction').select('id').where('id_utilisateur', '=', id_utilisateur).execute())
    .length;

/** Saves a view; returns false when its owner has another view of this name. */
export async function updateVue(trx: Tx, row: VueRow, contenu: ContenuVue): Promise<boolean> {
  const done = await trx
    .updateTable('vue_instruction as v')
    .set({ ...written(contenu), version: sql`version + 1` })
    .where('v.id', '=', row.id)
    .where(
      sql<boolean>`not exists (select from vue_instruction o where o.id_utilisateur = v.id_utilisateur
        and o.id <> v.id and lower(o.nom) = lower(${contenu.nom}))`,
    )
    .executeTakeFirst();
  return Number(done.numUpdatedRows) > 0;
}

export const removeVue = (trx: Tx, id: string) =>
  trx.deleteFrom('vue_instruction').where('id', '=', id).execute();

/** Writes the order of this person's views; those not named come after, in their present order. */
export const rangeVues = (trx: Tx, id_utilisateur: string, ids: readonly string[]) =>
  sql`update vue_instruction v set rang = coalesce(array_position(${[...ids]}::uuid[], v.id), 1000 + v.rang)
    where v.id_utilisateur = ${id_utilisateur}`.execute(trx);

export async function findColonnes(db: Db, id_utilisateur: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('colonnes_file')
    .select('colonnes')
    .where('id_utilisateur', '=', id_utilisateur)
    .executeTakeFirst();
  return row?.colonnes ?? null;
}

export const saveColonnes = (db: Db, id_utilisateur: string, colonnes: readonly string[]) =>
  db
    .insertInto('colonnes_file')
    .values({ id_utilisateur, colonnes: [...colonnes] })
    .onConflict((conflict) => conflict.column('id_utilisateur').doUpdateSet({ colonnes: [...colonnes] }))
    .execute();

export async function findFirstVue(db: Db, id_utilisateur: string): Promise<string | null> {
  const row = await db
    .selectFrom('vue_d_abord')
    .select('id_vue')
    .where('id_utilisateur', '=', id_utilisateur)
    .executeTakeFirst();
  return row?.id_vue ?? null;
}

/** Keeps the view that this person's queue opens first; null keeps none. */
export async function saveFirstVue(trx: Tx, id_utilisateur: string, id_vue: string | null): Promise<void> {
  if (id_vue === null) {
    await trx.deleteFrom('vue_d_abord').where('id_utilisateur', '=', id_utilisateur).execute();
    return;
  }
  await trx
    .insertInto('vue_d_abord')
    .values({ id_utilisateur, id_vue })
    .onConflict((conflict) => conflict.column('id_utilisateur').doUpdateSet({ id_vue }))
    .execute();
}
