// The queries here are about the merges themselves: what was merged into what, by whom, and what both files were before.
import type { Agrement } from '@asso/domain/association/fiche.fields';
import type { Corps, Registre } from '@asso/domain/association/fiche.rules';
import type { NumerosReunis } from '@asso/domain/association/fusion/fusion.rules';
import type { Cles } from '@asso/domain/association/registre/registre.rules';
import type { Tenues } from '@asso/domain/association/registre/registre-fusion.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';

/** What a file was before the merge. */
export type FicheBefore = {
  cles: Cles;
  registre: Registre;
  tenues: Tenues;
  agrement: Agrement;
  corriges: string[];
};

export type FichesBefore = {
  gardee: FicheBefore;
  absorbee: FicheBefore;
  numeros: NumerosReunis;
  /** The answers that the file kept took. */
  reprises: Corps;
};

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    fusion_association: Table<'fusion_association', { avant: ColumnType<FichesBefore, string, string> }>;
  }
}

export type FusionRow = Row<'fusion_association'>;

export async function insertFusion(
  tx: Tx,
  { avant, ...fusion }: Pick<FusionRow, 'id_gardee' | 'id_absorbee' | 'motif' | 'par' | 'faite_le' | 'avant'>,
): Promise<string> {
  const row = await tx
    .insertInto('fusion_association')
    .values({ ...fusion, avant: JSON.stringify(avant) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const lockFusion = (tx: Tx, id: string): Promise<FusionRow | undefined> =>
  tx.selectFrom('fusion_association').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const noteAnnulation = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('fusion_association').set({ annulee_le: at }).where('id', '=', id).execute();

export type FusionRead = {
  id: string;
  nom: string;
  id_correspondance: string;
  motif: string;
  par: string | null;
  faite_le: Date;
  annulee_le: Date | null;
};

/** Lists what was merged into this file, the latest first. */
export async function listFusions(db: Db, id_gardee: string): Promise<FusionRead[]> {
  const { rows } = await sql<FusionRead>`
    select f.id, a.nom, a.id_correspondance, f.motif, u.prenom || ' ' || u.nom as par, f.faite_le, f.annulee_le
    from fusion_association f join association a on a.id = f.id_absorbee left join utilisateur u on u.id = f.par
    where f.id_gardee = ${id_gardee} order by f.faite_le desc, f.id`.execute(db);
  return rows;
}
