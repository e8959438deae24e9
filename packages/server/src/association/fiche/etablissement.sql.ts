// The queries here are about the establishments of Sirene, and what the association says of each.
import type { EtablissementDeclare } from '@asso/domain/association/etablissement.fields';
import { type ColumnType, type Selectable, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

export type EtablissementTable = Table<
  'etablissement',
  {
    adresse: ColumnType<Record<string, string>, string | undefined, string>;
    registre: ColumnType<{ date?: string | null }, string | undefined, string>;
    corps: ColumnType<EtablissementDeclare, string | undefined, string>;
  }
>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    etablissement: EtablissementTable;
  }
}

export type EtablissementRow = Selectable<
  Pick<
    EtablissementTable,
    | 'siret'
    | 'nic'
    | 'id_association'
    | 'est_siege'
    | 'actif'
    | 'date_fermeture'
    | 'enseigne'
    | 'adresse'
    | 'commune'
    | 'code_postal'
    | 'corps'
    | 'version'
  >
>;

const columns = [
  'siret',
  'nic',
  'id_association',
  'est_siege',
  'actif',
  'date_fermeture',
  'enseigne',
  'adresse',
  'commune',
  'code_postal',
  'corps',
  'version',
] as const;

/** The most establishments listed: a federation has thousands, and beyond this a screen asks for one by its SIRET. */
const most = 500;

/**
 * Lists establishments, the seat first, then the open ones; with `sirets`, only these, without the closed ones, which a
 * secondary manager does not see [R6.23].
 */
export const listEtablissements = (
  db: Db,
  ids: readonly string[],
  sirets: readonly string[] | null,
): Promise<EtablissementRow[]> =>
  db
    .selectFrom('etablissement')
    .select(columns)
    .where('id_association', '=', sql<string>`any(${[...ids]})`)
    .$if(sirets !== null, (query) =>
      query.where('siret', '=', sql<string>`any(${[...(sirets ?? [])]})`).where('actif', '=', true),
    )
    .orderBy('est_siege', 'desc')
    .orderBy('actif', 'desc')
    .orderBy('siret')
    .limit(most)
    .execute();

/** Gives the establishment when it belongs to this association, undefined otherwise. */
export const findEtablissement = (db: Db, idAssociation: string, siret: string) =>
  db
    .selectFrom('etablissement')
    .select(['siret', 'est_siege', 'actif'])
    .where('siret', '=', siret)
    .where('id_association', '=', idAssociation)
    .executeTakeFirst();

export const lockEtablissement = (
  tx: Tx,
  { id_association, siret }: { id_association: string; siret: string },
): Promise<EtablissementRow | undefined> =>
  tx
    .selectFrom('etablissement')
    .select(columns)
    .where('siret', '=', siret)
    .where('id_association', '=', id_association)
    .forUpdate()
    .executeTakeFirst();

/** Saves what the association says of the establishment; what Sirene says is not changed. */
export const saveEtablissementCorps = (
  tx: Tx,
  siret: string,
  { corps, at }: { corps: EtablissementDeclare; at: Date },
): Promise<EtablissementRow> =>
  tx
    .updateTable('etablissement')
    .set((eb) => ({ corps: JSON.stringify(corps), version: eb('version', '+', 1), updated_at: at }))
    .where('siret', '=', siret)
    .returning(columns)
    .executeTakeFirstOrThrow();
