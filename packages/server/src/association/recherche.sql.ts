// Searching millions of names: whole words and prefixes by full text, typing mistakes through the vocabulary.
import { type Generated, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';

interface AssociationMotTable {
  mot: string;
  occurrences: Generated<number>;
}

declare module '../platform/db/database.ts' {
  interface Database {
    association_mot: AssociationMotTable;
  }
}

export type Trouvee = {
  id: string;
  id_correspondance: string;
  id_rna: string | null;
  id_siren: string | null;
  id_siret_siege: string | null;
  nom: string;
  sigle: string | null;
  commune: string | null;
  code_postal: string | null;
  code_departement: string | null;
  etat: 'active' | 'dissoute';
  date_dissolution: string | null;
};

/** One word of the search, with the words of names it may stand for. */
export type MotCherche = {
  mot: string;
  isConnu: boolean;
  /** Words that begin so, the commonest first. */
  debuts: string[];
  /** The nearest by their letters. */
  proches: string[];
};

/** « { » comes just after « z »: words hold only letters and digits. */
const afterLast = '{';

/** At most 8 words of two letters or more; one bounded look at the vocabulary for each. */
export async function readMots(db: Db, q: string): Promise<MotCherche[]> {
  const { rows } = await sql<MotCherche>`
    select m.mot,
      exists (select from association_mot a where a.mot = m.mot) as "isConnu",
      array(
        select mot from association_mot
        where mot ~>=~ m.mot and mot ~<~ (m.mot || ${afterLast}::text)
        order by occurrences desc, mot limit 20
      ) as debuts,
      case when length(m.mot) < 3 then '{}'::text[] else array(
        select mot from association_mot
        where mot % m.mot and mot <> m.mot
        order by similarity(mot, m.mot) desc, occurrences desc, mot limit 4
      ) end as proches
    from (
      select mot, min(rang) as rang
      from unnest(string_to_array(cle_recherche(${q}), ' ')) with ordinality as u(mot, rang)
      where length(mot) > 1
      group by mot order by 2 limit 8
    ) m
    order by m.rang`.execute(db);
  return rows;
}

export type Recherche = {
  /** One list a word: any of them will do, and each list must have one. */
  mots: readonly (readonly string[])[];
  /** What was typed, to put the nearest first. */
  q: string;
  withDissoutes: boolean;
  limit: number;
};

/** The index gives at most this many rows to compare: a word everybody has costs no more than another. */
const most = 200;

export async function searchByMots(db: Db, { mots, q, withDissoutes, limit }: Recherche): Promise<Trouvee[]> {
  const query = mots.map((formes) => `(${formes.join('|')})`).join('&');
  const { rows } = await sql<Trouvee>`
    select id, id_correspondance, id_rna, id_siren, id_siret_siege, nom, sigle,
      commune, code_postal, code_departement, etat, date_dissolution
    from (
      select * from association
      where to_tsvector('simple'::regconfig, cle) @@ to_tsquery('simple'::regconfig, ${query})
        ${withDissoutes ? sql`` : sql`and etat = 'active'`}
      limit ${most}
    ) nearest
    order by etat, similarity(cle, cle_recherche(${q})) desc, length(nom), nom, id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many people manage each: the active members of its head office. */
export async function countGestionnaires(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('membre_association')
    .select(['id_association', (eb) => eb.fn.countAll<number>().as('n')])
    .where('id_association', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('etat', '=', 'active')
    .where('id_siret', 'is', null)
    .groupBy('id_association')
    .execute();
  return new Map(rows.map(({ id_association, n }) => [id_association, Number(n)]));
}

/** Counts the words of all names again: once, after an import. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      create temporary table compte on commit drop as
      select mot, count(*)::int as occurrences
      from association cross join lateral unnest(string_to_array(cle, ' ')) as u(mot)
      where length(mot) > 1 group by mot`.execute(tx);
    await sql`analyze compte`.execute(tx);
    await sql`
      insert into association_mot (mot, occurrences) select mot, occurrences from compte
      on conflict (mot) do update set occurrences = excluded.occurrences
        where association_mot.occurrences <> excluded.occurrences`.execute(tx);
    await sql`
      delete from association_mot a where not exists (select from compte c where c.mot = a.mot)`.execute(tx);
  });
}
