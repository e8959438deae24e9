// What a grant dossier has beside the common part: pinned version, documents, projects and amounts.
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

type DossierSubventionTable = { id_dossier: string; id_campagne_version: string };

type PieceTable = {
  id_dossier: string;
  code: string;
  id_document: string;
  jointe_le: Date;
  jointe_par: string;
};

type ProjetTable = {
  id: Generated<string>;
  id_dossier: string;
  numero_projet: number;
  rang_dossier: number;
  corps: Projet;
  version: Generated<number>;
  supprime_le: Date | null;
  modifie_le: Date;
  modifie_par: string;
};

type FinancementTable = {
  id_projet: string;
  annee: number;
  id_service_instructeur: string;
  montant_demande: number | null;
  montant_propose: number | null;
  montant_accorde: number | null;
};

declare module '../platform/db/database.ts' {
  interface Database {
    dossier_subvention: DossierSubventionTable;
    piece_dossier: PieceTable;
    projet: ProjetTable;
    financement: FinancementTable;
  }
}

export type FinancementRow = Selectable<FinancementTable>;
export type ProjetRow = Selectable<ProjetTable> & { financements: FinancementRow[] };
export type PieceRow = {
  code: string;
  uuid: string;
  nom: string;
  taille: number;
  etat_analyse: string;
  date_chargement: Date;
};

export const pinVersion = (trx: Tx, row: DossierSubventionTable) =>
  trx.insertInto('dossier_subvention').values(row).execute();

export async function findPinnedVersion(db: Db, id_dossier: string): Promise<string> {
  const row = await db
    .selectFrom('dossier_subvention')
    .select('id_campagne_version')
    .where('id_dossier', '=', id_dossier)
    .executeTakeFirstOrThrow();
  return row.id_campagne_version;
}

export const listPieces = (db: Db, id_dossier: string): Promise<PieceRow[]> =>
  db
    .selectFrom('piece_dossier as p')
    .innerJoin('document as d', 'd.id', 'p.id_document')
    .select(['p.code', 'd.id as uuid', 'd.nom', 'd.taille', 'd.etat_analyse', 'd.date_chargement'])
    .where('p.id_dossier', '=', id_dossier)
    .execute();

export const joinPiece = (trx: Tx, row: PieceTable) =>
  trx
    .insertInto('piece_dossier')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['id_dossier', 'code']).doUpdateSet({
        id_document: row.id_document,
        jointe_le: row.jointe_le,
        jointe_par: row.jointe_par,
      }),
    )
    .execute();

export const leavePiece = (trx: Tx, { id_dossier, code }: { id_dossier: string; code: string }) =>
  trx.deleteFrom('piece_dossier').where('id_dossier', '=', id_dossier).where('code', '=', code).execute();

export async function listProjets(db: Db, id_dossier: string): Promise<ProjetRow[]> {
  const projets = await db
    .selectFrom('projet')
    .selectAll()
    .where('id_dossier', '=', id_dossier)
    .where('supprime_le', 'is', null)
    .orderBy('rang_dossier')
    .orderBy('numero_projet')
    .execute();
  if (projets.length === 0) return [];
  const ids = projets.map((one) => one.id);
  const amounts = await db.selectFrom('financement').selectAll().where('id_projet', 'in', ids).execute();
  return projets.map((one) => ({ ...one, financements: amounts.filter((row) => row.id_projet === one.id) }));
}

export const findDossierOfProjet = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('projet').select('id_dossier').where('id', '=', id).executeTakeFirst())?.id_dossier;

type NewProjet = Pick<ProjetTable, 'id_dossier' | 'corps' | 'modifie_le' | 'modifie_par'>;

/** Numbers are never given twice in a dossier, even after a removal; the dossier is held by the caller. */
export async function insertProjet(trx: Tx, row: NewProjet): Promise<string> {
  const next = sql<number>`(select coalesce(max(numero_projet), 0) + 1 from projet where id_dossier = ${row.id_dossier})`;
  const inserted = await trx
    .insertInto('projet')
    .values({ ...row, corps: json(row.corps), numero_projet: next, rang_dossier: next })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

export type ProjetSave = { id: string; corps: Projet; at: Date; by: string };

export async function updateProjet(trx: Tx, { id, corps, at, by }: ProjetSave): Promise<number> {
  const row = await trx
    .updateTable('projet')
    .set({ corps: json(corps), modifie_le: at, modifie_par: by, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export const removeProjet = (trx: Tx, { id, at, by }: Omit<ProjetSave, 'corps'>) =>
  trx
    .updateTable('projet')
    .set({ supprime_le: at, modifie_le: at, modifie_par: by })
    .where('id', '=', id)
    .execute();

/** The rows of a project's amounts follow its body; what services proposed and granted stays. */
export async function syncFinancements(
  trx: Tx,
  id_projet: string,
  asked: readonly Pick<FinancementTable, 'annee' | 'id_service_instructeur' | 'montant_demande'>[],
): Promise<void> {
  const kept = sql.join([
    sql`(0, '')`,
    ...asked.map((one) => sql`(${one.annee}::int, ${one.id_service_instructeur}::text)`),
  ]);
  await sql`delete from financement where id_projet = ${id_projet}
    and (annee, id_service_instructeur::text) not in (${kept})`.execute(trx);
  for (const one of asked) {
    await trx
      .insertInto('financement')
      .values({ id_projet, ...one })
      .onConflict((oc) =>
        oc
          .columns(['id_projet', 'annee', 'id_service_instructeur'])
          .doUpdateSet({ montant_demande: one.montant_demande }),
      )
      .execute();
  }
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

/** The totals of each instruction follow the amounts of the projects that remain. */
export async function syncMontantsInstructions(trx: Tx, id_dossier: string): Promise<void> {
  await sql`update instruction i set montant_demande = coalesce((
    select sum(f.montant_demande) from financement f join projet p on p.id = f.id_projet
    where p.id_dossier = i.id_dossier and p.supprime_le is null
      and f.id_service_instructeur = i.id_service_instructeur), 0)
    where i.id_dossier = ${id_dossier}`.execute(trx);
}

const json = (corps: Projet) => sql<Projet>`${JSON.stringify(corps)}::jsonb`;
