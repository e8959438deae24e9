// Reads, in one statement, the mark of everything that a reading of a subvention dossier shows, and the reading that
// was kept under this mark. PostgreSQL writes a row anew whenever any of its columns changes: its place and the
// transaction that wrote it tell each of its versions from all others. No writer has to announce a change here:
// triggers do, for the rows that are not looked at.
import { type RawBuilder, sql } from 'kysely';
import { columnOfKey } from '../../dossier/dossier.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { type StatementPlace, statement } from '../../platform/db/statement.sql.ts';

export type DossierEmpreinte = {
  id: string;
  version: number;
  /** Tells whether the reader began the dossier, or was given it. */
  is_sien: boolean;
  empreinte: string;
  /** `texte` and the three columns after it come from the reading kept under this mark; null when there is none. */
  texte: Buffer | null;
  sceau: string | null;
  depuis: Date | null;
  jusqua: Date | null;
};

type Asked = {
  key: string;
  lecteur: string;
  /**
   * The key shared by all those who have the same rights; null for a person whose readings are not kept in the
   * database.
   */
  commun: string | null;
  fabrique: string;
  /** The mark of the reading that the server already has in memory: its text is not fetched again. */
  tenue: string | null;
  now: Date;
};

/** `key` is any identifier of the dossier; a dossier of another kind gives nothing. */
export async function readEmpreinte(db: Db, asked: Asked): Promise<DossierEmpreinte | undefined> {
  const column = columnOfKey(asked.key);
  if (!column) return undefined;
  const [row] = await readBy[column](db, asked);
  return row;
}

const readingBy = (column: 'dossier.id' | 'dossier.id_fo') =>
  statement((db, place: StatementPlace<Asked>) => empreinteDe(sql.ref(column), place).compile(db));
const readBy = { 'dossier.id': readingBy('dossier.id'), 'dossier.id_fo': readingBy('dossier.id_fo') };

const version = (alias: string) => sql`${sql.ref(`${alias}.xmin`)}, ${sql.ref(`${alias}.ctid`)}`;

/**
 * In `revision`, this identifier stands for what few people change and every reading shows: services, subventions,
 * campaigns.
 */
const tout = sql.lit('00000000-0000-0000-0000-000000000000');

/**
 * The rows of the dossier, of its association and of the dossier it renews are looked at here; what changes other
 * tables says so in `revision`, by triggers (migration 0682), under the dossier, its association, the person who began
 * it, or `tout`.
 */
export const selectMarque = (isSien: RawBuilder<boolean>, fabrique: RawBuilder<string>) => sql<string>`
  concat_ws(' ', ${isSien}, ${fabrique}, ${version('dossier')}, ${version('ds')}, ${version('a')},
    (select concat_ws(' ', r.id_fo, r.exercice) from dossier r where r.id = ds.renouvelle),
    (select string_agg(concat(r.objet, r.le), ' ' order by r.objet) from revision r
      where r.objet in (dossier.id, dossier.id_association, dossier.created_by, ${tout}::uuid)))`;

const isSien = (place: StatementPlace<Asked>) => sql<boolean>`(dossier.created_by = ${place('lecteur')}::uuid
  or exists (select from dossier_partage r
    where r.id_dossier = dossier.id and r.id_utilisateur = ${place('lecteur')}::uuid))`;

/** Computes the mark once, and fetches the kept text only where it was kept under the same mark. */
const empreinteDe = (
  column: RawBuilder<unknown>,
  place: StatementPlace<Asked>,
): RawBuilder<DossierEmpreinte> => sql<DossierEmpreinte>`
  with lu as materialized (
    select dossier.id, dossier.version, ${isSien(place)} as is_sien,
      ${selectMarque(isSien(place), sql`${place('fabrique')}::text`)} as empreinte
    from dossier
    join dossier_subvention ds on ds.id_dossier = dossier.id
    join association a on a.id = dossier.id_association
    where ${column} = ${place('key')})
  select lu.id, lu.version, lu.is_sien, lu.empreinte, l.texte, l.sceau, l.depuis, l.jusqua
  from lu left join lecture_gardee l on l.id_dossier = lu.id and l.lecteur = ${place('commun')}::text
    and not lu.is_sien and l.empreinte = lu.empreinte and lu.empreinte is distinct from ${place('tenue')}::text
    and ${place('now')}::timestamptz >= l.depuis and ${place('now')}::timestamptz < l.jusqua`;
