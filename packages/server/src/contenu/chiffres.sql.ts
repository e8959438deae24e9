// The queries here count the dossiers begun in two years, and where they were left, without anybody's name.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

type Asked = { annee: number; at: Date; joursAvantLaissee: number };

type Commencees = { annee: number; commencees: number; envoyees: number };
type Laissee = { annee: number; section: string | null; n: number };

/** The dossiers begun in the year or the year before, in Paris. */
const nees = (annee: number) => sql`
  select d.id, d.modifie_le, extract(year from d.cree_le at time zone 'Europe/Paris')::int as annee,
    exists (select from instruction i where i.id_dossier = d.id and i.transmis_le is not null) as envoyee
  from dossier d
  where d.genre = 'subvention'
    and d.cree_le >= make_timestamptz(${annee - 1}::int, 1, 1, 0, 0, 0, 'Europe/Paris')
    and d.cree_le < make_timestamptz(${annee + 1}::int, 1, 1, 0, 0, 0, 'Europe/Paris')`;

export async function countCommencees(db: Db, { annee }: Asked): Promise<Commencees[]> {
  const { rows } = await sql<Commencees>`
    with nees as (${nees(annee)})
    select annee, count(*)::int as commencees, count(*) filter (where envoyee)::int as envoyees
    from nees group by annee`.execute(db);
  return rows;
}

/**
 * Counts, by year and by the section saved last, the dossiers not transmitted that nobody has changed for
 * `daysBeforeAbandoned` days.
 */
export async function countLaissees(
  db: Db,
  { annee, at, joursAvantLaissee: jours }: Asked,
): Promise<Laissee[]> {
  const { rows } = await sql<Laissee>`
    with nees as (${nees(annee)})
    select n.annee, h.section, count(*)::int as n
    from nees n
    left join lateral (select h.section from historique h
      where h.objet = 'dossier' and h.id_objet = n.id::text and h.action = 'enregistrer'
      order by h.id desc limit 1) h on true
    where not n.envoyee and n.modifie_le < ${at}::timestamptz - make_interval(days => ${jours})
    group by n.annee, h.section`.execute(db);
  return rows;
}

type AvisDeLAnnee = { annee: number; reponses: number; bien: number };

export async function countAvisByAnnee(db: Db, annee: number): Promise<AvisDeLAnnee[]> {
  const { rows } = await sql<AvisDeLAnnee>`
    select extract(year from jour)::int as annee, count(*)::int as reponses,
      count(*) filter (where note = 'bien')::int as bien
    from avis_demarche where jour >= make_date(${annee - 1}::int, 1, 1) and jour < make_date(${annee + 1}::int, 1, 1)
    group by 1`.execute(db);
  return rows;
}
