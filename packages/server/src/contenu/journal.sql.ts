// The queries here read the acts of administrators in the common history, for the journal.

import { type FamilleActes, famillesActes, type PorteeJournal } from '@asso/domain/contenu/journal.rules';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import type { FieldChange } from '@asso/domain/identifiants/avant-apres';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import { lastLigneValue, ligneValeurs } from '../platform/history/historique-valeurs.sql.ts';
import { foldActes } from './plie-actes.ts';

export type LieuObjet = {
  genre?: GenreDossier;
  id_siret?: string;
  id_fo?: string;
  id_rna?: string | null;
  id_correspondance?: string;
  id_fo_fonctionnel?: string;
};

export type ActeRow = {
  id: string;
  survenu_le: Date;
  utilisateur: string | null;
  role: string;
  action: string;
  objet: string;
  id_objet: string;
  nom_objet: string | null;
  /** Where the page of the object is, for the kinds that `lieuObjet` knows. */
  lieu: LieuObjet | null;
  section: string | null;
  avant: string | null;
  apres: string | null;
  motif: string | null;
  /** The fields that the act changed, each with its value before and after. */
  valeurs: FieldChange[] | null;
  /** For the saves of a draft, when the last of those for which the act stands was. */
  dernier_le: Date | null;
  /** How many similar acts in a row this one stands for, since when, and the range of their ids. */
  suite?: { n: number; depuis: Date; entre: string };
};

export const acteOrder: Order = {
  columns: [sql`h.id`],
  direction: 'desc',
  key: z.tuple([z.string().regex(/^\d+$/)]),
};

type Asked = {
  portee: PorteeJournal;
  q?: string;
  objet?: string;
  id_objet?: string;
  fait?: FamilleActes;
  du?: Date;
  au?: Date;
  entre?: string;
  plie?: boolean;
  limit: number;
  cursor: Cursor | null;
};

/** The name of the object of an act, as people know it; looked up only for the rows of the page shown. */
const uuid = sql`(case when h.id_objet ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then h.id_objet::uuid end)`;
const nomCompte = sql`(select u.prenom || ' ' || u.nom from utilisateur u where u.id = ${uuid})`;
const nomAttendu = sql`(select m.contenu ->> 'label' from modele_attendu m where m.id = ${uuid})`;
const nomObjet = sql`case h.objet
    when 'subvention' then (select coalesce(s.titre, s.lib_type_dispositif) || ' (' || s.code || ')'
      from subvention s where s.id = ${uuid})
    when 'service' then (select s.nom from service s where s.id = ${uuid})
    when 'dossier' then (select d.id_fo from dossier d where d.id = ${uuid})
    when 'association' then (select a.nom from association a where a.id = ${uuid})
    when 'demande-siret' then (select d.id_fo_fonctionnel || ' (' || a.nom || ')'
      from demande_siret d join association a on a.id = d.id_association where d.id = ${uuid})
    when 'definition-agrement' then (select g.libelle || ' (' || g.code || ')' from agrement_definition g where g.id = ${uuid})
    when 'crf' then (select c.exercice || ', dossier ' || d.id_fo from crf c join dossier d on d.id = c.id_dossier where c.id = ${uuid})
    when 'membre' then (select u.prenom || ' ' || u.nom || ', ' || a.nom from membre_association m
      join utilisateur u on u.id = m.id_utilisateur join association a on a.id = m.id_association where m.id = ${uuid})
    when 'question' then (select c.contenu ->> 'question' from contenu c where c.id = ${uuid})
    when 'url' then (select c.contenu ->> 'label' from contenu c where c.id = ${uuid})
    when 'document-modele' then (select c.contenu ->> 'nom' from contenu c where c.id = ${uuid})
    when 'champ-attendu' then ${nomAttendu}
    when 'document-attendu' then ${nomAttendu}
    when 'note' then (select n.titre from note_page n where n.id = ${uuid})
    when 'courriel' then (select c.objet || ' (' || c.destinataire || ')' from courriel c where c.id = ${uuid})
    when 'compte' then ${nomCompte}
    when 'utilisateur' then ${nomCompte}
    when 'modele-courrier' then (select m.nom from modele_courrier m where m.id = ${uuid})
  end`;

const lieuObjet = sql`case h.objet
    when 'association' then (select json_build_object('id_correspondance', a.id_correspondance) from association a where a.id = ${uuid})
    when 'membre' then (select json_build_object('id_correspondance', a.id_correspondance) from membre_association m
      join association a on a.id = m.id_association where m.id = ${uuid})
    when 'demande-siret' then (select json_build_object('id_rna', a.id_rna, 'id_correspondance', a.id_correspondance,
      'id_fo_fonctionnel', d.id_fo_fonctionnel) from demande_siret d join association a on a.id = d.id_association where d.id = ${uuid})
    when 'dossier' then (select json_build_object('genre', d.genre, 'id_siret', d.id_siret, 'id_fo', d.id_fo) from dossier d where d.id = ${uuid})
    when 'crf' then (select json_build_object('id_siret', d.id_siret, 'id_fo', d.id_fo) from crf c join dossier d on d.id = c.id_dossier where c.id = ${uuid})
  end`;

const most = 10_000;

/** The most acts that are read to fold one page: a longer run of similar acts continues on the next page. */
const lusPourPlier = 1000;

type Acte = Pick<ActeRow, 'id' | 'survenu_le' | 'utilisateur' | 'role' | 'action' | 'objet'>;

export async function listActes(
  db: Db,
  asked: Asked,
): Promise<Page<ActeRow> & { total: number; totalExact: boolean }> {
  const { limit, cursor, plie } = asked;
  const { after, orderBy } = keysetClauses(acteOrder, cursor);
  const where = sql.join(conditionsOf(asked), sql` and `);
  const [read, counted] = await Promise.all([
    sql<Acte>`
      select h.id::text as id, h.survenu_le, h.utilisateur, h.role, h.action, h.objet
      from historique h where ${where} and ${after}
      order by ${orderBy} limit ${plie ? lusPourPlier : limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (
      select from historique h where ${where} limit ${most + 1}) found`.execute(db),
  ]);
  const isCut = plie === true && read.rows.length === lusPourPlier;
  const runs = plie ? heldApart(foldActes(read.rows), isCut) : read.rows.map((row) => [row]);
  const page = keysetPage({
    rows: runs,
    // The last run may continue after the acts that were read, so it is left for the next page.
    limit: isCut ? Math.min(limit, runs.length - 1) : limit,
    cursor,
    keyOf: (run, direction) => [endOf(run, direction === 'next' ? 'oldest' : 'newest').id],
  });
  const n = counted.rows[0]?.n ?? 0;
  return {
    ...page,
    rows: await namedActes(db, page.rows),
    total: Math.min(n, most),
    totalExact: n <= most,
  };
}

/** Cuts a single run that fills all that was read, so that a next page follows. */
const heldApart = <R>(runs: R[][], isCut: boolean): R[][] => {
  const [only] = runs;
  return isCut && runs.length === 1 && only ? [only.slice(0, -1), only.slice(-1)] : runs;
};

/** Gives the newest or oldest act of a run, whose rows may have been read in either direction. */
function endOf(run: readonly Acte[], end: 'newest' | 'oldest'): Acte {
  const [first, last] = [run[0], run.at(-1)] as [Acte, Acte];
  return BigInt(first.id) > BigInt(last.id) === (end === 'newest') ? first : last;
}

/** Gives the rows of a page with the names of their objects; a run is shown by its newest act. */
async function namedActes(db: Db, runs: readonly (readonly Acte[])[]): Promise<ActeRow[]> {
  const ids = runs.map((run) => endOf(run, 'newest').id);
  const { rows } = await sql<ActeRow>`
    select h.id::text as id, h.survenu_le, h.utilisateur, h.role, h.action, h.objet, h.id_objet, ${nomObjet} as nom_objet, ${lieuObjet} as lieu,
      h.section, h.avant, h.apres, h.motif, ${ligneValeurs} as valeurs, ${lastLigneValue} as dernier_le
    from historique h where h.id = any(${ids}::bigint[]) order by h.id desc`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return runs.flatMap((run) => {
    const [newest, oldest] = [endOf(run, 'newest'), endOf(run, 'oldest')];
    const row = known.get(newest.id);
    if (!row) return [];
    const suite = { n: run.length, depuis: oldest.survenu_le, entre: `${oldest.id}-${newest.id}` };
    return [run.length > 1 ? { ...row, suite } : row];
  });
}

/** The SQL conditions of the filters; the first one repeats that of the journal's index, so that PostgreSQL uses it. */
function conditionsOf({ portee: { roles, local }, q, objet, id_objet, fait, du, au, entre }: Asked) {
  const [oldest, newest] = entre?.split('-') ?? [];
  return [
    sql`h.role in ('lca.admin', 'rds.admin', 'rds.appli_admin', 'osiris.appli_admin', 'osiris.admin-programme') and h.role = any(${[...roles]}::text[])`,
    ...(local
      ? [
          sql`(h.id_utilisateur = ${local.par} or (h.objet = 'service' and exists (
            select from service s where s.id::text = h.id_objet
              and s.code_territoire = any(${[...local.territoires]}::text[]))))`,
        ]
      : []),
    ...(objet ? [sql`h.objet = ${objet}`] : []),
    ...(id_objet ? [sql`h.id_objet = ${id_objet}`] : []),
    ...(fait ? [faitDe(fait)] : []),
    ...(oldest && newest ? [sql`h.id between ${oldest}::bigint and ${newest}::bigint`] : []),
    ...(du ? [sql`h.survenu_le >= ${du}`] : []),
    ...(au ? [sql`h.survenu_le <= ${au}`] : []),
    ...(q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (word) =>
          sql`sans_accents(concat_ws(' ', h.utilisateur, h.avant, h.apres, h.motif, h.id_objet, (${ligneValeurs})::text)) like '%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
      ),
  ];
}

const faitDe = (fait: FamilleActes) => {
  const { motif } = famillesActes[fait];
  return motif === null ? sql`h.action not in ('enregistrer', 'crf.save')` : sql`h.action ~ ${motif}`;
};
