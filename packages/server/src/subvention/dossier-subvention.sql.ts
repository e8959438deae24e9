// The queries here are about what a subvention dossier has beside the common part: its campaign version, documents,
// projects and amounts.

import { isUuid } from '@asso/domain/identifiants/uuid';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { type Generated, type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { withNewVersion } from '../dossier/dossier.sql.ts';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type StatementPlace, statement } from '../platform/db/statement.sql.ts';
import type { Tables } from '../platform/db/tables.ts';
import { noted, rowOfSave, type Save, type SaveRow } from '../platform/history/history.sql.ts';
import type { DernierRealignement } from './renouvellement/realignement.sql.ts';

type DossierSubventionTable = Table<
  'dossier_subvention',
  {
    /** realignement.sql.ts writes this column. */ realignement: Generated<DernierRealignement | null>;
    /** The dossier of an earlier exercise that the row's own dossier renews. */
    renouvelle: Generated<string | null>;
  }
>;

type ProjetTable = Table<'projet', { corps: Projet }>;

type FinancementTable = Tables['financement'];

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    dossier_subvention: DossierSubventionTable;
    projet: ProjetTable;
  }
}

export type FinancementRow = Row<'financement'>;
export type ProjetRow = Row<'projet'> & { financements: FinancementRow[] };

export const pinVersion = (trx: Tx, row: Insertable<DossierSubventionTable>) =>
  trx.insertInto('dossier_subvention').values(row).execute();

export const pinRenouvellement = (trx: Tx, of: { id_dossier: string; renouvelle: string }) =>
  trx
    .updateTable('dossier_subvention')
    .set({ renouvelle: of.renouvelle })
    .where('id_dossier', '=', of.id_dossier)
    .execute();

export async function findPinnedVersion(db: Db, id_dossier: string): Promise<string> {
  const row = await db
    .selectFrom('dossier_subvention')
    .select('id_campagne_version')
    .where('id_dossier', '=', id_dossier)
    .executeTakeFirstOrThrow();
  return row.id_campagne_version;
}

export async function findPinnedVersions(
  db: Db,
  dossiers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('dossier_subvention')
    .select(['id_dossier', 'id_campagne_version'])
    .where('id_dossier', '=', sql<string>`any(${[...dossiers]}::uuid[])`)
    .execute();
  return new Map(rows.map((one) => [one.id_dossier, one.id_campagne_version]));
}

export const findDossierSubvention = (db: Db, id_dossier: string) =>
  db
    .selectFrom('dossier_subvention')
    .select(['id_campagne_version', 'realignement'])
    .where('id_dossier', '=', id_dossier)
    .executeTakeFirstOrThrow();

/** Removes from the dossier the pieces of a project that is being removed. */
export const leavePiecesOfProjet = (trx: Tx, { id_dossier, id }: { id_dossier: string; id: string }) =>
  trx
    .deleteFrom('piece_dossier')
    .where('id_dossier', '=', id_dossier)
    .where('code', 'like', `${id}.%`)
    .execute();

const projetsWhole = (db: Db) =>
  db
    .selectFrom('projet')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb.selectFrom('financement').selectAll().whereRef('financement.id_projet', '=', 'projet.id'),
      ).as('financements'),
    );

/** Lists the projects that were not removed, in their order. */
export const selectProjets = (db: Db) =>
  projetsWhole(db).where('supprime_le', 'is', null).orderBy('rang_dossier').orderBy('numero_projet');

export async function listProjets(db: Db, id_dossier: string): Promise<ProjetRow[]> {
  const projets = await selectProjets(db).where('id_dossier', '=', id_dossier).execute();
  return projets.map(withNumeros);
}

/** Reads these projects, those removed since included. */
export const listDossierProjets = (db: Db, ids: readonly string[]): Promise<ProjetRow[]> =>
  projetsWhole(db)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

/** Writes the number and the rank of the project in its body too. */
export const withNumeros = (row: ProjetRow): ProjetRow => {
  const { corps, numero_projet, rang_dossier } = row;
  return { ...row, corps: { ...corps, description: { ...corps.description, numero_projet, rang_dossier } } };
};

export const findDossierOfProjet = async (db: Db, id: string): Promise<string | undefined> =>
  isUuid(id)
    ? (await db.selectFrom('projet').select('id_dossier').where('id', '=', id).executeTakeFirst())?.id_dossier
    : undefined;

/** The number by which the project `p` is named: one that is alone is « Projet 1 », as `loadDossier` says. */
export const shownNumeroProjet = sql`case when (select count(*) from projet every_p
    where every_p.id_dossier = p.id_dossier and every_p.supprime_le is null) = 1 then 1 else p.numero_projet end`;

/** Gives a number above every number and rank of the projects that the dossier has now, those removed included. */
export const nextNumero = (id_dossier: string) =>
  sql<number>`(select coalesce(max(greatest(numero_projet, rang_dossier)), 0) + 1 from projet where id_dossier = ${id_dossier})`;

type NewProjet = Pick<ProjetTable, 'id_dossier' | 'corps' | 'modifie_le' | 'modifie_par'>;

/**
 * Adds a project to the dossier, which the caller has locked. The number of a removed project is not given again; that
 * of a project moved to another dossier may be.
 */
export async function insertProjet(trx: Tx, row: NewProjet): Promise<string> {
  const next = nextNumero(row.id_dossier);
  const inserted = await withNewVersion(trx, sql`${row.id_dossier}::uuid`)
    .insertInto('projet')
    .values({
      ...row,
      cree_le: row.modifie_le,
      corps: projetJson(row.corps),
      numero_projet: next,
      rang_dossier: next,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

export type ProjetSave = { id: string; corps: Projet; at: Date; by: string };

/**
 * Saves the body of a project, and so its dossier, and returns the new version of the project; `note` is the line of history that the same statement
 * writes.
 */
export async function updateProjet(trx: Tx, { corps, ...save }: ProjetSave, note?: Save): Promise<number> {
  const values = { ...save, corps: JSON.stringify(corps) };
  const [row] = note
    ? await updateNoted(trx, { ...values, ...rowOfSave(note) })
    : await updateAlone(trx, values);
  if (!row) throw new Error('the project to save is gone');
  return row.version;
}

type Update = Omit<ProjetSave, 'corps'> & { corps: string };
const update = (db: Pick<Db, 'with' | 'updateTable'>, place: StatementPlace<Update>) =>
  withNewVersion(db, sql`(select id_dossier from projet where id = ${place('id')})`)
    .updateTable('projet')
    .set({
      corps: sql`${place('corps')}::jsonb`,
      modifie_le: place('at'),
      modifie_par: place('by'),
      version: sql`version + 1`,
    })
    .where('id', '=', place('id'))
    .returning('version')
    .compile();
const updateAlone = statement((db, place: StatementPlace<Update>) => update(db, place));
const updateNoted = statement((db, place: StatementPlace<Update & SaveRow>) =>
  update(noted(db, place), place),
);

export const removeProjet = (trx: Tx, { id, at, by }: Omit<ProjetSave, 'corps'>) =>
  trx
    .updateTable('projet')
    .set({ supprime_le: at, modifie_le: at, modifie_par: by })
    .where('id', '=', id)
    .execute();

/**
 * Writes the amounts asked in the body of a project, by year and service; what a service proposed and granted on a line
 * that remains is kept.
 */
export async function syncFinancements(
  trx: Tx,
  id_projet: string,
  asked: readonly Pick<FinancementTable, 'annee' | 'id_service_instructeur' | 'montant_demande'>[],
): Promise<void> {
  // When a year and a service are typed twice, the last amount counts.
  const byKey = new Map(asked.map((one) => [`${one.annee}/${one.id_service_instructeur}`, one]));
  const rows = JSON.stringify([...byKey.values()]);
  await sql`with asked as (
      select * from jsonb_to_recordset(${rows}::jsonb) as a (annee int, id_service_instructeur uuid, montant_demande numeric)),
    gone as (delete from financement f where id_projet = ${id_projet} and not exists (
      select from asked a where a.annee = f.annee and a.id_service_instructeur = f.id_service_instructeur))
    insert into financement as f (id_projet, annee, id_service_instructeur, montant_demande)
    select ${id_projet}::uuid, annee, id_service_instructeur, montant_demande from asked
    on conflict (id_projet, annee, id_service_instructeur)
      do update set montant_demande = excluded.montant_demande
      where f.montant_demande is distinct from excluded.montant_demande`.execute(trx);
}

export const grantFinancement = (
  trx: Tx,
  {
    montant_accorde,
    ...key
  }: Pick<FinancementTable, 'id_projet' | 'annee' | 'id_service_instructeur'> & { montant_accorde: number },
) =>
  trx
    .updateTable('financement')
    .set({ montant_accorde })
    .where('id_projet', '=', key.id_projet)
    .where('annee', '=', key.annee)
    .where('id_service_instructeur', '=', key.id_service_instructeur)
    .execute();

/** Writes in each instruction the total that the remaining projects ask of its service. */
export async function syncMontantsInstructions(trx: Tx, id_dossier: string): Promise<void> {
  // An unchanged row is not written again: every query that counts queues would have to look through its new version.
  await sql`update instruction i set montant_demande = asked.total
    from (select o.id_service_instructeur, coalesce((
        select sum(f.montant_demande) from financement f join projet p on p.id = f.id_projet
        where p.id_dossier = o.id_dossier and p.supprime_le is null
          and f.id_service_instructeur = o.id_service_instructeur), 0) as total
      from instruction o where o.id_dossier = ${id_dossier}) asked
    where i.id_dossier = ${id_dossier} and i.id_service_instructeur = asked.id_service_instructeur
      and i.montant_demande <> asked.total`.execute(trx);
}

export const projetJson = (corps: Projet) => sql<Projet>`${JSON.stringify(corps)}::jsonb`;
