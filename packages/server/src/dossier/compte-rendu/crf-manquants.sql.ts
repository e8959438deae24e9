// The queries here are about financial reports that are still owed: one row for each dossier and each year that is
// over.
import { isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import {
  type Cursor,
  keysetClauses,
  keysetPage,
  type Order,
  type Page,
} from '../../platform/db/keyset.sql.ts';
import { etatIs } from '../etat-instruction.sql.ts';
import { type Perimetre, perimetreSql } from '../liste/perimetre.sql.ts';
import { crfTransmis } from './crf-transmis.sql.ts';

export type CrfMissing = {
  id_dossier: string;
  id_fo: string;
  id_siret: string;
  titre: string;
  association: string;
  exercice: number;
};

type Asked = {
  perimetre: Perimetre;
  /** Keeps only the dossiers of this association, when it is given. */
  id_association?: string;
  anneeCourante: number;
  limit: number;
  cursor: Cursor | null;
};

/** Reports are listed with the oldest year first. */
export const ordreCrfDus: Order = {
  columns: [sql`annee.annee`, sql`d.id`],
  direction: 'asc',
  key: z.tuple([z.int(), z.uuid()]),
};

const most = 10_000;

export async function listCrfDus(db: Db, asked: Asked): Promise<Page<CrfMissing> & { total: number }> {
  const { perimetre, id_association, anneeCourante, limit, cursor } = asked;
  const { after, orderBy } = keysetClauses(ordreCrfDus, cursor);
  const ofOne: RawBuilder<unknown> = id_association ? sql`and d.id_association = ${id_association}` : sql``;
  const owed = sql`
    from ${perimetreSql(perimetre)} vu
    join dossier d on d.id = vu.id_dossier
    join association a on a.id = d.id_association
    cross join lateral generate_series(d.exercice, least(d.exercice_fin, ${anneeCourante - 1})) as annee (annee)
    where d.genre = 'subvention' and not d.est_supprime and ${etatIs(sql`vu.etat`, isCrfAwaited)} ${ofOne}
      and not ${crfTransmis.isTransmis({ id_dossier: sql`d.id`, annee: sql`annee.annee` })}`;
  const [page, counted] = await Promise.all([
    sql<CrfMissing>`select d.id as id_dossier, d.id_fo, d.id_siret, d.titre, a.nom as association,
      annee.annee as exercice ${owed} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (select 1 ${owed} limit ${most + 1}) seen`.execute(db),
  ]);
  const keyOf = (row: CrfMissing) => [row.exercice, row.id_dossier];
  return { ...keysetPage({ rows: page.rows, limit, cursor, keyOf }), total: counted.rows[0]?.n ?? 0 };
}
