// The queries here are about the projects of a financial report: what was granted, and what was realised.
import type { CrfProjet } from '@asso/domain/crf/crf-projet.fields';
import type { ProjetPrevu } from '@asso/domain/crf/reprise.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    crf_projet: Table<
      'crf_projet',
      { prevu: ColumnType<ProjetPrevu, string, string>; corps: ColumnType<CrfProjet, string, string> }
    >;
  }
}

export type CrfProjetRow = Row<'crf_projet'>;

export const listProjetsCrf = (db: Db, id_crf: string): Promise<CrfProjetRow[]> =>
  db.selectFrom('crf_projet').selectAll().where('id_crf', '=', id_crf).orderBy('numero_projet').execute();

type NewProjet = {
  id_crf: string;
  id_projet: string;
  numero_projet: number;
  prevu: ProjetPrevu;
  corps: CrfProjet;
};

export async function insertProjetsCrf(
  trx: Tx,
  projets: readonly NewProjet[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  if (projets.length === 0) return;
  await trx
    .insertInto('crf_projet')
    .values(
      projets.map(({ prevu, corps, ...columns }) => ({
        ...columns,
        prevu: JSON.stringify(prevu),
        corps: JSON.stringify(corps),
        modifie_le: at,
        modifie_par: by,
      })),
    )
    .execute();
}

type Accorde = { id: string; prevu: ProjetPrevu; corps: CrfProjet; by: string; at: Date };

/** Begins a statement that writes a project of a report: the report has a new version too (ADR 0521). */
const withNewVersion = (trx: Tx, id: string): Tx =>
  trx.with('version_neuve', (one) =>
    one
      .updateTable('crf')
      .set({ version: sql`version + 1` })
      .where('id', '=', sql<string>`(select id_crf from crf_projet where id = ${id})`),
  ) as unknown as Tx;

/** Writes what an amended decision grants to a project, in its plan and in what is reported of it. */
export const updateAccordeCrf = (trx: Tx, { id, prevu, corps, by, at }: Accorde) =>
  withNewVersion(trx, id)
    .updateTable('crf_projet')
    .set({
      prevu: JSON.stringify(prevu),
      corps: JSON.stringify(corps),
      modifie_le: at,
      modifie_par: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();

/** Saves one project of a report, and so the report: nobody sends it without having read this. */
export const updateProjetCrf = (
  trx: Tx,
  { id, corps, by, at }: { id: string; corps: CrfProjet; by: string; at: Date },
): Promise<CrfProjetRow> =>
  withNewVersion(trx, id)
    .updateTable('crf_projet')
    .set({ corps: JSON.stringify(corps), modifie_le: at, modifie_par: by, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
