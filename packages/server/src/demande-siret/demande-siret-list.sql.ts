// Lists the SIRET requests that a person may see, the highest number first.
import type { EtatSiret } from '@asso/domain/demande-siret/demande-siret.states';
import type { Reference } from '@asso/domain/identifiants/reconnaissance';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { selectIds } from '../association/association.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import { type DemandeSiretRow, selectDemandes } from './demande-siret.sql.ts';

/** Which requests a person may see: those of these associations or of these departments; null means all. */
export type PerimetreSiret = { associations: readonly string[] } | { departements: readonly string[] } | null;

export type ListeSiret = {
  perimetre: PerimetreSiret;
  etats: readonly EtatSiret[] | undefined;
  association: Reference | undefined;
  searchQuery: string | undefined;
  limit: number;
  cursor: Cursor | null;
};

/** The order is that of the functional id, newest first [R4.40]. */
export const orderSiret: Order = {
  columns: [sql`demande_siret.ordre`],
  direction: 'desc',
  key: z.tuple([z.int()]),
};

const most = 10_000;

export async function listDemandes(
  db: Db,
  liste: ListeSiret,
): Promise<Page<DemandeSiretRow> & { total: number; totalExact: boolean }> {
  const { limit, cursor } = liste;
  const { after, orderBy } = keysetClauses(orderSiret, cursor);
  const seen = sql<boolean>`${sql.join(conditions(liste), sql` and `)}`;
  const [rows, counted] = await Promise.all([
    selectDemandes(db)
      .where(seen)
      .where(after)
      .orderBy(sql`${orderBy}`)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('demande_siret')
          .innerJoin('association', 'association.id', 'demande_siret.id_association')
          .select('demande_siret.id')
          .where('est_supprime', '=', false)
          .where(seen)
          .limit(most + 1)
          .as('seen'),
      )
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  const page = keysetPage({ rows, limit, cursor, keyOf: ({ ordre }) => [Number(ordre)] });
  return { ...page, total: Math.min(counted.n, most), totalExact: counted.n <= most };
}

function conditions({ perimetre, etats, association, searchQuery }: ListeSiret): RawBuilder<unknown>[] {
  const asked = searchQuery?.trim();
  return [
    sql`true`,
    ...(perimetre === null ? [] : [within(perimetre)]),
    ...(etats ? [sql`demande_siret.code_etat = any(${[...etats]})`] : []),
    ...(association ? [sql`demande_siret.id_association = (${selectIds(association)})`] : []),
    ...(asked ? [matching(asked)] : []),
  ];
}

const within = (perimetre: NonNullable<PerimetreSiret>): RawBuilder<unknown> =>
  'associations' in perimetre
    ? sql`demande_siret.id_association = any(${[...perimetre.associations]}::uuid[])`
    : sql`association.code_departement = any(${[...perimetre.departements]})`;

/**
 * An SQL condition: finds a request by its number, the RNA number of its association, or part of the association's
 * name, acronym, town and postcode.
 */
const matching = (asked: string): RawBuilder<unknown> => sql`(
  demande_siret.id_fo_fonctionnel = ${asked}
  or association.id_rna = upper(${asked})
  or (cle_recherche(${asked}) <> '' and association.cle like '%' || cle_recherche(${asked}) || '%'))`;
