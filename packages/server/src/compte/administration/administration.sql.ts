// These queries search the accounts for administrators.
import type { EtatCompte } from '@asso/domain/compte/administration.rules';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import {
  type Cursor,
  keysetClauses,
  keysetPage,
  type Order,
  type Page,
} from '../../platform/db/keyset.sql.ts';
import type { CompteAdministre } from './compte-administre.sql.ts';

export type CompteListe = CompteAdministre & { associations: number };

export const compteOrder: Order = {
  columns: [sql`u.nom`, sql`u.prenom`, sql`u.id`],
  direction: 'asc',
  key: z.tuple([z.string(), z.string(), z.uuid()]),
};

type Asked = {
  words: readonly string[];
  role?: string;
  etat?: EtatCompte;
  id?: string;
  limit: number;
  cursor: Cursor | null;
};

const ofEtat = {
  actif: sql`u.enabled and not u.locked and u.desactive_at is null`,
  attente: sql`not u.enabled and not u.locked and u.desactive_at is null`,
  desactive: sql`u.desactive_at is not null`,
  verrouille: sql`u.locked and u.desactive_at is null`,
} as const satisfies Record<EtatCompte, unknown>;

const most = 10_000;

/** Finds the accounts whose name or address holds every word of the search. */
export async function listComptesAdministres(
  db: Db,
  { words, role, etat, id, limit, cursor }: Asked,
): Promise<Page<CompteListe> & { total: number; totalExact: boolean }> {
  const { after, orderBy } = keysetClauses(compteOrder, cursor);
  const conditions = [
    sql`u.supprime_at is null and not u.en_inscription`,
    ...words.map(
      (word) =>
        sql`sans_accents(u.prenom || ' ' || u.nom || ' ' || u.email::text) like '%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
    ),
    ...(role ? [sql`u.roles @> array[${role}]`] : []),
    ...(etat ? [ofEtat[etat]] : []),
    ...(id ? [sql`u.id = ${id}`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const [page, counted] = await Promise.all([
    sql<CompteListe>`
      select u.id, u.email, u.civilite, u.prenom, u.nom, u.roles, u.territoire, u.enabled, u.locked, u.desactive_at,
        u.derniere_connexion_at, u.version,
        (select count(*)::int from membre_association m where m.id_utilisateur = u.id and m.etat = 'active') as associations
      from utilisateur u where ${where} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (
      select from utilisateur u where ${where} limit ${most + 1}) found`.execute(db),
  ]);
  const n = counted.rows[0]?.n ?? 0;
  const keyOf = (row: CompteListe) => [row.nom, row.prenom, row.id];
  return {
    ...keysetPage({ rows: page.rows, limit, cursor, keyOf }),
    total: Math.min(n, most),
    totalExact: n <= most,
  };
}
