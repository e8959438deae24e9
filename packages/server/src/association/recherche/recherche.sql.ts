// The search among millions of names: full text finds whole words and prefixes, the vocabulary finds typing mistakes.
import type { Reference } from '@asso/domain/identifiants/reconnaissance';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { selectIds } from '../association.sql.ts';

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
  /** The number of managers of the association: the active members of the head office. */
  gestionnaires: number;
};

export type Trouvees = {
  trouvees: Trouvee[];
  /** The words that no name has, with the near ones that were searched in their place. */
  proches: { mot: string; mots: string[] }[];
};

export type Recherche = {
  q: string;
  /** The condition on the département, such as `(bouches & rhone) | 'D13'`; its words are not in `q`. */
  lieu: string | null;
  withDissoutes: boolean;
  limit: number;
};

/**
 * Searches whole words, then words that begin so and, only when there are none, words with nearly the same letters.
 */
export async function searchByMots(db: Db, { q, lieu, withDissoutes, limit }: Recherche): Promise<Trouvees> {
  const { rows } = await sql<{ found: Trouvees }>`/* cherche_associations */
    select cherche_associations(${q}, ${lieu}, ${withDissoutes}, ${limit}) as found`.execute(db);
  return rows[0]?.found ?? { trouvees: [], proches: [] };
}

/** Lists the association with this number, or nothing. */
export async function findTrouvees(db: Db, reference: Reference): Promise<Trouvee[]> {
  const named = sql.raw(`/* trouvees_${reference.kind} */`);
  const { rows } = await sql<{ found: Trouvees }>`${named}
    select decrire_trouvees(array(${selectIds(reference)}), '[]') as found`.execute(db);
  return rows[0]?.found.trouvees ?? [];
}

/** Lists the associations with these SIRENs, in this order. */
export async function listTrouvees(db: Db, sirens: readonly string[]): Promise<Trouvee[]> {
  const { rows } = await sql<{ found: Trouvees }>`
    select decrire_trouvees(array(
      select a.id from unnest(${[...sirens]}::text[]) with ordinality as u (siren, rang)
      join association a on a.id_siren = u.siren order by u.rang), '[]') as found`.execute(db);
  return rows[0]?.found.trouvees ?? [];
}

/** Counts the words of all names again, once after an import; searches continue meanwhile. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      create temporary table compte on commit drop as
      select mot collate "C" as mot, count(*)::int as occurrences
      from association cross join lateral unnest(string_to_array(cle, ' ')) as u (mot)
      where length(mot) between 2 and 100 group by 1`.execute(tx);
    await sql`analyze compte`.execute(tx);
    // These numbers only order the words: a change of less than a tenth is not written.
    await sql`
      insert into association_mot (mot, occurrences) select mot, occurrences from compte
      on conflict (mot) do update set occurrences = excluded.occurrences
        where abs(association_mot.occurrences - excluded.occurrences) * 10 > association_mot.occurrences`.execute(
      tx,
    );
    await sql`
      delete from association_mot a where not exists (select from compte c where c.mot = a.mot)`.execute(tx);
  });
  // Entries that still wait to enter an index are moved there now: otherwise every search would have to read them.
  await sql`
    select gin_clean_pending_list(name::regclass)
    from unnest(array['association_recherche', 'association_apercu', 'association_mot_proche']) as n (name)`.execute(
    db,
  );
}
