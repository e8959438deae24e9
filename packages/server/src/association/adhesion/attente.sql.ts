// The queries here are about what administrators have to decide: requests for access that wait, accesses that are
// contested, and accesses to which the past is still closed.
import type { attentes } from '@asso/contract/association/acces.schemas';
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
import { proprietairePreuve } from './preuve.sql.ts';

export type Attente = (typeof attentes)[number];

export type AttenteRow = {
  id: string;
  id_association: string;
  id_utilisateur: string;
  id_siret: string | null;
  fonction: string;
  etat: 'demandee' | 'active';
  since: Date;
  passe_ferme: boolean;
  version: number;
  nom: string;
  prenom: string;
  civilite: string | null;
  email: string;
  asso_nom: string;
  commune: string | null;
  id_correspondance: string;
  id_rna: string | null;
  id_siren: string | null;
  id_siret_siege: string | null;
  message: string | null;
  conteste_le: Date | null;
  conteste_motif: string | null;
  conteste_nom: string | null;
  gestionnaires: {
    id: string;
    remplacable: boolean;
    compte_ferme: boolean;
    nom: string;
    fonction: string;
    civilite: string | null;
    derniere_visite: string | null;
  }[];
};

export type AttenteQuery = {
  attente: readonly Attente[];
  preuve: readonly ('avec' | 'sans')[];
  q: string;
  /** A request made before this instant has waited longer than the delay given to the managers. */
  echues: Date;
  limit: number;
  cursor: Cursor | null;
};

/** Requests are listed with the oldest first. */
export const attenteOrder: Order = {
  columns: [sql`m.since`, sql`m.id`],
  direction: 'asc',
  key: z.tuple([z.iso.datetime(), z.uuid()]),
};

const most = 10_000;

const isManaged = sql`exists (
  select from membre_association g join destinataire d on d.id = g.id_utilisateur
  where g.id_association = m.id_association and g.etat = 'active' and not g.restreint
    and (g.id_siret is null or g.id_siret = m.id_siret))`;

const hasPreuve = sql`exists (
  select from document p where p.proprietaire = ${proprietairePreuve} and p.id_proprietaire = m.id::text
    and not p.deleted and p.etat_analyse <> 'refuse')`;

export async function listAttentes(
  db: Db,
  query: AttenteQuery,
): Promise<Page<AttenteRow> & { total: number; totalExact: boolean }> {
  const { cursor, limit } = query;
  const { after, orderBy } = keysetClauses(attenteOrder, cursor);
  const seen = sql`from membre_association m
    join utilisateur u on u.id = m.id_utilisateur
    join association a on a.id = m.id_association
    left join utilisateur c on c.id = m.conteste_par
    where ${sql.join(conditions(query), sql` and `)}`;
  const [page, counted] = await Promise.all([
    sql<AttenteRow>`
      select m.id, m.id_association, m.id_utilisateur, m.id_siret, m.fonction, m.etat, m.since,
        m.ferme_avant is not null as passe_ferme, m.version,
        u.nom, u.prenom, u.civilite, u.email::text as email,
        m.message, m.conteste_le, m.conteste_motif, c.prenom || ' ' || c.nom as conteste_nom,
        a.nom as asso_nom, a.commune, a.id_correspondance, a.id_rna, a.id_siren, a.id_siret_siege,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', g.id, 'remplacable', g.id_siret is not distinct from m.id_siret,
            'compte_ferme', not exists (select from destinataire d where d.id = gu.id),
            'nom', gu.prenom || ' ' || gu.nom, 'fonction', g.fonction,
            'civilite', gu.civilite, 'derniere_visite', gu.derniere_connexion_at) order by g.since, gu.nom, gu.prenom)
          from membre_association g join utilisateur gu on gu.id = g.id_utilisateur
          where g.id_association = m.id_association and g.id <> m.id and g.etat = 'active' and not g.restreint
            and (g.id_siret is null or g.id_siret = m.id_siret)
        ), '[]') as gestionnaires
      ${seen} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (select 1 ${seen} limit ${most + 1}) counted`.execute(
      db,
    ),
  ]);
  const n = counted.rows[0]?.n ?? 0;
  const keyOf = (row: AttenteRow) => [row.since.toISOString(), row.id];
  return {
    ...keysetPage({ rows: page.rows, limit, cursor, keyOf }),
    total: Math.min(n, most),
    totalExact: n <= most,
  };
}

/** Lists the ids of the administrators of the portal who can receive an e-mail. */
export async function listAdministrateurs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from utilisateur u join destinataire d on d.id = u.id
    where u.roles @> array['lca.admin']`.execute(db);
  return rows.map(({ id }) => id);
}

function conditions({ attente, preuve, q, echues }: AttenteQuery): RawBuilder<unknown>[] {
  const kinds: Record<Attente, RawBuilder<unknown>> = {
    'a-decider': sql`(m.etat = 'demandee' and (m.since <= ${echues} or not ${isManaged}))`,
    delai: sql`(m.etat = 'demandee' and m.since > ${echues} and ${isManaged})`,
    conteste: sql`(m.etat = 'active' and m.conteste_le is not null)`,
    'passe-ferme': sql`(m.etat = 'active' and m.ferme_avant is not null)`,
  };
  const asked = attente.length > 0 ? attente : (Object.keys(kinds) as Attente[]);
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return [
    sql`(${sql.join(
      asked.map((one) => kinds[one]),
      sql` or `,
    )})`,
    ...(preuve.length === 1 ? [preuve[0] === 'avec' ? hasPreuve : sql`not ${hasPreuve}`] : []),
    ...words.map(
      (word) =>
        sql`sans_accents(concat_ws(' ', u.prenom, u.nom, u.email, a.nom, a.commune, a.id_rna, a.id_siren))
          like '%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
    ),
  ];
}
