// The journal reads the acts of administrators from the common history.
import { type FamilleActes, famillesActes, type PorteeJournal } from '@asso/domain/contenu/journal.rules';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

export type ActeRow = {
  id: string;
  survenu_le: Date;
  utilisateur: string | null;
  role: string;
  action: string;
  objet: string;
  id_objet: string;
  nom_objet: string | null;
  /** Where the page of the object is, for a dossier, a report and an association. */
  lieu: { genre?: GenreDossier; id_siret?: string; id_fo?: string; id_correspondance?: string } | null;
  section: string | null;
  avant: string | null;
  apres: string | null;
  motif: string | null;
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
  limit: number;
  cursor: Cursor | null;
};

/** An act's object is named as people know it; the name is only looked up for the rows of the page shown. */
const uuid = sql`(case when h.id_objet ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then h.id_objet::uuid end)`;
const nomCompte = sql`(select u.prenom || ' ' || u.nom from utilisateur u where u.id = ${uuid})`;
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
    when 'courriel' then (select c.objet || ' (' || c.destinataire || ')' from courriel c where c.id = ${uuid})
    when 'compte' then ${nomCompte}
    when 'utilisateur' then ${nomCompte}
    when 'modele-courrier' then (select m.nom from modele_courrier m where m.id = ${uuid})
  end`;

const lieuObjet = sql`case h.objet
    when 'association' then (select json_build_object('id_correspondance', a.id_correspondance) from association a where a.id = ${uuid})
    when 'membre' then (select json_build_object('id_correspondance', a.id_correspondance) from membre_association m
      join association a on a.id = m.id_association where m.id = ${uuid})
    when 'dossier' then (select json_build_object('genre', d.genre, 'id_siret', d.id_siret, 'id_fo', d.id_fo) from dossier d where d.id = ${uuid})
    when 'crf' then (select json_build_object('id_siret', d.id_siret, 'id_fo', d.id_fo) from crf c join dossier d on d.id = c.id_dossier where c.id = ${uuid})
  end`;

const most = 10_000;

export async function listActes(
  db: Db,
  asked: Asked,
): Promise<Page<ActeRow> & { total: number; totalExact: boolean }> {
  const { limit, cursor } = asked;
  const { after, orderBy } = keysetClauses(acteOrder, cursor);
  const where = sql.join(conditionsOf(asked), sql` and `);
  const [page, counted] = await Promise.all([
    sql<ActeRow>`
      select h.id::text as id, h.survenu_le, h.utilisateur, h.role, h.action, h.objet, h.id_objet, ${nomObjet} as nom_objet, ${lieuObjet} as lieu,
        h.section, h.avant, h.apres, h.motif
      from (select * from historique h where ${where} and ${after} order by ${orderBy} limit ${limit + 1}) h
      order by ${orderBy}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (
      select from historique h where ${where} limit ${most + 1}) found`.execute(db),
  ]);
  const n = counted.rows[0]?.n ?? 0;
  return {
    ...keysetPage({ rows: page.rows, limit, cursor, keyOf: ({ id }) => [id] }),
    total: Math.min(n, most),
    totalExact: n <= most,
  };
}

/** The first condition repeats that of the journal's index, so that PostgreSQL uses the index. */
function conditionsOf({ portee: { roles, local }, q, objet, id_objet, fait, du, au }: Asked) {
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
    ...(du ? [sql`h.survenu_le >= ${du}`] : []),
    ...(au ? [sql`h.survenu_le <= ${au}`] : []),
    ...(q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (word) =>
          sql`sans_accents(concat_ws(' ', h.utilisateur, h.avant, h.apres, h.motif, h.id_objet)) like '%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
      ),
  ];
}

const faitDe = (fait: FamilleActes) => {
  const { motif } = famillesActes[fait];
  return motif === null ? sql`h.action not in ('enregistrer', 'crf.save')` : sql`h.action ~ ${motif}`;
};
