// These queries read and write an association's sites of food aid.
import type { Horaire, Site } from '@asso/domain/agrement/haa/site.fields';
import { nomCompare } from '@asso/domain/agrement/haa/site.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    haa_site: Table<
      'haa_site',
      {
        type_membre: 'association' | 'etablissement' | null;
        horaire_ouverture: ColumnType<Horaire[] | null, string | null, string | null>;
      }
    >;
  }
}

export type SiteRow = Row<'haa_site'>;
/** A row with the names of the network member and of the person in charge, and whether each was removed since. */
export type SiteNomme = SiteRow & {
  membre: string | null;
  responsable: string | null;
  membreRetire: boolean;
  responsableRetire: boolean;
};

/** The most sites that a list gives: a network has hundreds, and an import adds 500 at most. */
const most = 5000;

const named = (db: Db) =>
  db
    .selectFrom('haa_site as s')
    .leftJoin('etablissement as e', 'e.siret', 's.membre_siret_id')
    .leftJoin('composition as c', 'c.id', 's.membre_reseau_id')
    .leftJoin('representant_legal as r', 'r.id', 's.responsable_id')
    .selectAll('s')
    .select([
      sql<
        string | null
      >`coalesce(c.nom, e.corps->>'enseigne', e.enseigne, case when e.est_siege then 'Siège' end,
        e.commune, e.siret)`.as('membre'),
      sql<string | null>`nullif(concat_ws(' ', r.prenom, r.nom), '')`.as('responsable'),
      sql<boolean>`coalesce(c.deleted, false)`.as('membreRetire'),
      sql<boolean>`coalesce(r.deleted, false)`.as('responsableRetire'),
    ])
    .where('s.deleted', '=', sql.lit(false));

export const listSites = (db: Db, idAssociation: string): Promise<SiteNomme[]> =>
  named(db)
    .where('s.id_association', '=', idAssociation)
    .orderBy('s.nom_compare')
    .orderBy('s.id')
    .limit(most)
    .execute();

export const readSite = (db: Db, id: string): Promise<SiteNomme> =>
  named(db).where('s.id', '=', id).executeTakeFirstOrThrow();

type Place = { idAssociation: string; id: string };

/** Locks a site; returns undefined when it is another association's. */
export const lockSite = (tx: Tx, { idAssociation, id }: Place): Promise<SiteRow | undefined> =>
  tx
    .selectFrom('haa_site')
    .selectAll()
    .where('id', '=', id)
    .where('id_association', '=', idAssociation)
    .where('deleted', '=', sql.lit(false))
    .forUpdate()
    .executeTakeFirst();

type Written = { by: string | null; at: Date };

/** Adds a site; returns undefined when another one already has this name. */
export const insertSite = (
  tx: Tx,
  { idAssociation, site }: { idAssociation: string; site: Site },
  { by, at }: Written,
): Promise<{ id: string } | undefined> =>
  tx
    .insertInto('haa_site')
    .values({
      ...columnsOf(site),
      id_association: idAssociation,
      created_by: by,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateSite = (tx: Tx, { id, site }: { id: string; site: Site }, at: Date) =>
  tx
    .updateTable('haa_site')
    .set((eb) => ({ ...columnsOf(site), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();

export const markSiteDeleted = (tx: Tx, id: string, at: Date) =>
  tx
    .updateTable('haa_site')
    .set((eb) => ({ deleted: true, adresse_id: null, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();

/** Tells whether the database refused a name that another request has just given to a site. */
export const isSameNom = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'constraint') === 'haa_site_nom';

const columnsOf = (site: Site) => ({
  nom: (site.nom ?? '').trim(),
  nom_compare: nomCompare(site.nom),
  type_membre: site.type_membre ?? null,
  membre_siret_id: site.membre_siret_id ?? null,
  membre_reseau_id: site.membre_reseau_id ?? null,
  responsable_id: site.responsable_id ?? null,
  code_nature_activite: site.code_nature_activite ?? null,
  itinerant: site.itinerant === true,
  adresse_membre: site.adresse_membre === true,
  adresse_id: site.adresse_id ?? null,
  horaire_ouverture: site.horaire_ouverture?.length ? JSON.stringify(site.horaire_ouverture) : null,
  periode_fermeture: site.periode_fermeture ?? null,
});
