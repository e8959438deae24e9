// These queries read and write the addresses that an association gave to its sites of food aid.
import type { AdresseSite } from '@asso/domain/agrement/haa/site.fields';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { type ColumnType, type Selectable, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

export type AdresseTable = Table<'haa_adresse', { corps: ColumnType<AdresseSite, string, string> }>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    haa_adresse: AdresseTable;
  }
}

/** A stored address; `nb_sites` counts the sites that use it. */
export type AdresseRow = Selectable<Pick<AdresseTable, 'id' | 'corps' | 'version'>> & { nb_sites: number };

const counted = (db: Db) =>
  db
    .selectFrom('haa_adresse as a')
    .select(['a.id', 'a.corps', 'a.version'])
    .select(
      sql<number>`(select count(*)::int from haa_site s where s.adresse_id = a.id and not s.deleted)`.as(
        'nb_sites',
      ),
    );

export const readAdresses = (db: Db, ids: readonly string[]): Promise<AdresseRow[]> =>
  counted(db)
    .where('a.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

const mostListed = 50;

/**
 * Lists at most `mostListed` addresses of the association at this postcode, without those that no site uses any more.
 */
export const listAdresses = (
  db: Db,
  { idAssociation, codePostal }: { idAssociation: string; codePostal: string },
): Promise<AdresseRow[]> =>
  counted(db)
    .where('a.id_association', '=', idAssociation)
    .where('a.code_postal', '=', codePostal)
    .where(sql<boolean>`exists (select from haa_site s where s.adresse_id = a.id and not s.deleted)`)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(mostListed)
    .execute();

/** Locks an address, found by its own id or by that of a site that uses it. */
export const lockAdresse = async (
  tx: Tx,
  { idAssociation, id }: { idAssociation: string; id: string },
): Promise<{ id: string; corps: AdresseSite; version: number } | undefined> =>
  tx
    .selectFrom('haa_adresse')
    .select(['id', 'corps', 'version'])
    .where('id_association', '=', idAssociation)
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb(
          'id',
          '=',
          eb
            .selectFrom('haa_site as s')
            .select('s.adresse_id')
            .where('s.id', '=', id)
            .where('s.deleted', '=', sql.lit(false)),
        ),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();

export const insertAdresse = async (
  tx: Tx,
  { idAssociation, adresse }: { idAssociation: string; adresse: AdresseSite },
  at: Date,
): Promise<string> => {
  const { id } = await tx
    .insertInto('haa_adresse')
    .values({
      id_association: idAssociation,
      corps: JSON.stringify(adresse),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateAdresse = (
  tx: Tx,
  { id, adresse }: { id: string; adresse: AdresseSite },
  at: Date,
): Promise<{ id: string }> =>
  tx
    .updateTable('haa_adresse')
    .set((eb) => ({ corps: JSON.stringify(adresse), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();

type Nommes = { idAssociation: string; membre: string | null; responsable: string | null };

/**
 * Returns the network member with its address, undefined when none is named or it is not of this association, and
 * whether the person in charge that is named is of this association.
 */
export async function findNommes(
  db: Db,
  { idAssociation, membre, responsable }: Nommes,
): Promise<{ membre: { adresse: Adresse | null } | undefined; hasResponsable: boolean }> {
  const found = membre
    ? await db
        .selectFrom('composition')
        .select('adresse')
        .where('id', '=', membre)
        .where('id_association', '=', idAssociation)
        .where('deleted', '=', sql.lit(false))
        .executeTakeFirst()
    : undefined;
  const person = responsable
    ? await db
        .selectFrom('representant_legal')
        .select('id')
        .where('id', '=', responsable)
        .where('id_association', '=', idAssociation)
        .where('deleted', '=', sql.lit(false))
        .executeTakeFirst()
    : undefined;
  return {
    membre: found && { adresse: (found.adresse as Adresse | null) ?? null },
    hasResponsable: person !== undefined,
  };
}

/** Returns the address that Sirene gives for this establishment, or undefined when it is not the association's. */
export const findEtablissementAdresse = (
  db: Db,
  { idAssociation, siret }: { idAssociation: string; siret: string },
): Promise<{ adresse: Adresse } | undefined> =>
  db
    .selectFrom('etablissement')
    .select('adresse')
    .where('siret', '=', siret)
    .where('id_association', '=', idAssociation)
    .executeTakeFirst();
