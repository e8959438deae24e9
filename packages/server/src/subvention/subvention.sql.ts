// The queries here are about the catalogue: subventions and the published versions of their campaigns.
import { type Campagne, computeOuverture, type Ouverture } from '@asso/domain/subvention/campagne.rules';
import { exercicesOfferts } from '@asso/domain/subvention/creation.rules';
import { type Edition, withEdition } from '@asso/domain/subvention/edition.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    subvention: Table<
      'subvention',
      {
        /** The title of the campaign published last, or of the one in preparation. */
        titre: string | null;
      }
    >;
    campagne_version: Table<'campagne_version', { contenu: Campagne }>;
    campagne_edition: Table<
      'campagne_edition',
      Pick<Edition, 'instructeurs'> & { periodes: ColumnType<Edition['periodes'], string, string> }
    >;
  }
}

/** A version of a campaign; `contenu` holds its form, with the dates and the instructors of its edition as it is now. */
export type CampagneRow = Omit<Row<'campagne_version'>, 'delai_habituel_jours'> &
  Pick<Row<'subvention'>, 'code' | 'active' | 'id_type_dispositif' | 'lib_type_dispositif'>;

/** What the edition of the version `v` says now, as one column. */
export const selectEdition = sql<Edition>`(select json_build_object('fuseau', e.fuseau,
    'instructeurs', e.instructeurs, 'periodes', e.periodes) from campagne_edition e
  where e.id_subvention = v.id_subvention and e.campagne_exercice = v.campagne_exercice)`.as('edition');

/** Turns a version and its edition, as they are stored, into the campaign that everybody sees. */
export const campagneVue = <R extends { contenu: Campagne; edition: Edition }>({
  edition,
  contenu,
  ...row
}: R): Omit<R, 'edition' | 'contenu'> & { contenu: Campagne } => ({
  ...row,
  contenu: withEdition(contenu, edition),
});

/** The columns read of a version beside its content. */
export const enteteCampagne = [
  'v.id',
  'v.id_subvention',
  'v.campagne_exercice',
  'v.numero',
  'v.publiee_le',
  's.code',
  's.active',
  's.id_type_dispositif',
  's.lib_type_dispositif',
] as const;

const selectVersions = (db: Db) =>
  db
    .selectFrom('campagne_version as v')
    .innerJoin('subvention as s', 's.id', 'v.id_subvention')
    .where('s.supprimee_le', 'is', null)
    .select([...enteteCampagne, 'v.contenu', selectEdition]);

/** Finds the last version of the edition that stands for this subvention at this instant (migration 1084). */
export async function findCurrentCampagne(db: Db, code: string, now: Date): Promise<CampagneRow | undefined> {
  const row = await selectVersions(db)
    .where('s.code', '=', code)
    .where('v.id', 'in', sql<string>`(select r.id_campagne_version from repertoire_au(${now}) r)`)
    .executeTakeFirst();
  return row && campagneVue(row);
}

/** Finds the last version of one edition, in view or not. */
export async function findEditionCampagne(
  db: Db,
  { code, exercice }: { code: string; exercice: number },
): Promise<CampagneRow | undefined> {
  const row = await selectVersions(db)
    .innerJoin('repertoire as r', 'r.id_campagne_version', 'v.id')
    .where('s.code', '=', code)
    .where('r.campagne_exercice', '=', exercice)
    .executeTakeFirst();
  return row && campagneVue(row);
}

/** Lists the editions in view of one subvention, the one that stands for it first. */
export async function listEditionsInView(db: Db, code: string, now: Date): Promise<CampagneRow[]> {
  const rows = await selectVersions(db)
    .innerJoin(sql<Row<'repertoire'>>`repertoire_en_vue(${now})`.as('r'), 'r.id_campagne_version', 'v.id')
    .where('s.code', '=', code)
    .orderBy(sql`rang_edition(r.periodes, ${now})`)
    .orderBy(sql`case when rang_edition(r.periodes, ${now}) = 1 then lower(r.periodes) end`)
    .orderBy('v.campagne_exercice', 'desc')
    .execute();
  return rows.map(campagneVue);
}

export type PeriodeInView = {
  id_subvention: string;
  campagne_exercice: number;
  ouverture: Exclude<Ouverture, 'fermee'>;
  debut: Date;
  fin: Date;
};

/** Lists the editions of these subventions that are open or to come, the earliest exercise first. */
export async function listPeriodesInView(
  db: Db,
  { subventions, now }: { subventions: readonly string[]; now: Date },
): Promise<PeriodeInView[]> {
  const { rows } = await sql<PeriodeInView>`
    select r.id_subvention, r.campagne_exercice, lower(r.periodes) as debut, upper(r.periodes) as fin,
      case rang_edition(r.periodes, ${now}) when 0 then 'ouverte' else 'a-venir' end as ouverture
    from repertoire r
    where r.id_subvention = any(${[...subventions]}::uuid[]) and rang_edition(r.periodes, ${now}) < 2
    order by r.campagne_exercice`.execute(db);
  return rows;
}

/**
 * Finds the version on which a request for this exercise begins: that of an edition in view that accepts it, an open
 * one first, and of two the one whose own exercise it is. When none accepts it, the edition that stands for the
 * subvention says why.
 */
export async function findOfferedCampagne(
  db: Db,
  code: string,
  { exercice, now }: { exercice: number; now: Date },
): Promise<CampagneRow | undefined> {
  const enVue = await listEditionsInView(db, code, now);
  const accepting = enVue.filter(({ contenu, campagne_exercice }) =>
    exercicesOfferts(contenu, campagne_exercice).includes(exercice),
  );
  const open = accepting.filter(({ contenu }) =>
    contenu.sous_dispositifs.some((one) => computeOuverture(one, now) === 'ouverte'),
  );
  const among = open.length > 0 ? open : accepting;
  return among.find((one) => one.campagne_exercice === exercice) ?? among[0] ?? enVue[0];
}

/**
 * Keeps anybody from deleting this version until the end of the transaction; returns false when it was already deleted.
 */
export async function holdVersion(trx: Tx, id: string): Promise<boolean> {
  await trx.selectFrom('campagne_version').select('id').where('id', '=', id).forKeyShare().execute();
  return (await selectVersions(trx).where('v.id', '=', id).executeTakeFirst()) !== undefined;
}

export async function findCampagneVersion(db: Db, id: string): Promise<CampagneRow> {
  const row = await db
    .selectFrom('campagne_version as v')
    .innerJoin('subvention as s', 's.id', 'v.id_subvention')
    .select([...enteteCampagne, selectEdition])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow();
  return campagneVue({ ...row, contenu: await findContenu(db, id) });
}

/**
 * Gives the content of a version as it was published: its form holds for ever, its dates are those of that day. It
 * never changes, so it is read once, and kept in memory while it is among the last ones asked.
 */
export async function findContenu(db: Db, id: string): Promise<Campagne> {
  const contenu = contenus.get(id) ?? (await readContenu(db, id));
  keepContenu(id, contenu);
  return contenu;
}

const contenus = new Map<string, Campagne>();
const mostContenus = 200;

async function readContenu(db: Db, id: string): Promise<Campagne> {
  const { contenu } = await db
    .selectFrom('campagne_version')
    .select('contenu')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...contenu, champs_personnalises: shared(contenu.champs_personnalises) };
}

/**
 * Many campaigns ask the same questions: they share one object, so that the much larger schemas built from it are
 * built once.
 */
const questions = new Map<string, Campagne['champs_personnalises']>();

function shared(champs: Campagne['champs_personnalises']): Campagne['champs_personnalises'] {
  const text = JSON.stringify(champs);
  const known = questions.get(text) ?? champs;
  if (questions.size >= mostContenus) questions.clear();
  questions.set(text, known);
  return known;
}

/** Puts this campaign last, as the one asked for most recently; when there are too many, the first one is dropped. */
function keepContenu(id: string, contenu: Campagne): void {
  contenus.delete(id);
  contenus.set(id, contenu);
  const [first] = contenus.keys();
  if (contenus.size > mostContenus && first !== undefined) contenus.delete(first);
}

/**
 * Lists the editions in view of the active subventions in whose searched text each of these words is found, or of any
 * active ones when no word is given: at most three thousand, more than a country has open at once.
 */
export async function listCampagnesInView(
  db: Db,
  words: readonly string[],
  now: Date,
): Promise<CampagneRow[]> {
  let query = selectVersions(db)
    .where('s.active', '=', true)
    .where('v.id', 'in', sql<string>`(select r.id_campagne_version from repertoire_en_vue(${now}) r)`)
    .orderBy('v.id_subvention')
    .orderBy('v.campagne_exercice', 'desc');
  for (const word of words) {
    query = query.where(
      sql<boolean>`s.recherche like '%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
    );
  }
  return (await query.limit(3000).execute()).map(campagneVue);
}

/** Gives the content of the last version of an edition, as it was published; undefined when none stands. */
export const findLastContenu = async (
  db: Db,
  { id_subvention, campagne_exercice }: { id_subvention: string; campagne_exercice: number },
): Promise<Campagne | undefined> =>
  (
    await db
      .selectFrom('campagne_version')
      .select('contenu')
      .where('id_subvention', '=', id_subvention)
      .where('campagne_exercice', '=', campagne_exercice)
      .orderBy('numero', 'desc')
      .executeTakeFirst()
  )?.contenu;

export const listVersions = (db: Db, id_subvention: string): Promise<Row<'campagne_version'>[]> =>
  db
    .selectFrom('campagne_version')
    .selectAll()
    .where('id_subvention', '=', id_subvention)
    .orderBy('numero')
    .execute();

export async function insertSubvention(
  trx: Tx,
  row: { code: string; id_type_dispositif: string; lib_type_dispositif: string; mots: string },
): Promise<string> {
  const { mots, ...columns } = row;
  const inserted = await trx
    .insertInto('subvention')
    .values({ ...columns, recherche: sql`sans_accents(${`${row.code} ${row.lib_type_dispositif} ${mots}`})` })
    .onConflict((oc) =>
      oc
        .column('code')
        .where('supprimee_le', 'is', null)
        .doUpdateSet({ lib_type_dispositif: row.lib_type_dispositif }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

/** Publishes the next version of a campaign and returns its number. */
export async function insertCampagneVersion(
  trx: Tx,
  row: { id_subvention: string; campagne_exercice: number; contenu: Campagne; publiee_le: Date },
): Promise<{ id: string; numero: number }> {
  return trx
    .insertInto('campagne_version')
    .values({
      ...row,
      contenu: sql`${JSON.stringify(row.contenu)}::json`,
      // A number that was published once, then taken back, is never given again.
      numero: sql`(select coalesce(max(numero), 0) + 1 from (
          select id_subvention, campagne_exercice, numero from campagne_version
          union all select id_subvention, campagne_exercice, numero from campagne_version_reprise) every
        where id_subvention = ${row.id_subvention} and campagne_exercice = ${row.campagne_exercice})`,
    })
    .returning(['id', 'numero'])
    .executeTakeFirstOrThrow();
}
