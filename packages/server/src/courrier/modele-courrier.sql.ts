// The queries here are about the templates of letters and their published versions.
import type { ContenuModele } from '@asso/domain/courrier/modele-courrier.rules';
import type { NatureCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';

type Corps = ColumnType<TexteLettre | null, string | null, string | null>;
type VersionTable = Table<'modele_courrier_version', { nature: NatureCourrier; corps: Corps }>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    modele_courrier: Table<'modele_courrier', { nature: NatureCourrier; corps: Corps }>;
    modele_courrier_version: VersionTable;
  }
}

/** The beginning of every query: a template with its service and its last published version. */
const selectModeles = (db: Db) =>
  db
    .selectFrom('modele_courrier as m')
    .innerJoin('service as s', 's.id', 'm.id_service')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('modele_courrier_version as v')
          .selectAll()
          .whereRef('v.id_modele', '=', 'm.id')
          .orderBy('v.numero', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.id_service', 'm.nature', 'm.nom', 'm.objet', 'm.texte', 'm.corps'])
    .select(['m.archive_le', 'm.version', 'm.modifie_par'])
    .select(['m.modifie_le', 's.nom as nom_service', 's.code_territoire'])
    .select([
      's.adresse as adresse_service',
      's.telephone',
      's.email',
      's.signataire',
      's.qualite_signataire',
    ])
    .select(['p.id as id_version', 'p.numero', 'p.publiee_le', 'p.nom as nom_publie'])
    .select([
      'p.nature as nature_publiee',
      'p.objet as objet_publie',
      'p.texte as texte_publie',
      'p.corps as corps_publie',
    ])
    .where('m.archive_le', 'is', null);

export type ModeleRow = Awaited<ReturnType<ReturnType<typeof selectModeles>['executeTakeFirstOrThrow']>>;

const mostModeles = 200;

export const listModeles = (db: Db, services: readonly string[]): Promise<ModeleRow[]> =>
  services.length === 0
    ? Promise.resolve([])
    : selectModeles(db)
        .where(sql<boolean>`m.id_service = any(${[...services]}::uuid[])`)
        .orderBy('s.nom')
        .orderBy('m.nom')
        .limit(mostModeles)
        .execute();

export const findModele = (db: Db, id: string): Promise<ModeleRow | undefined> =>
  selectModeles(db).where('m.id', '=', id).executeTakeFirst();

/** Locks the template until the end of the transaction. */
export async function lockModele(trx: Tx, id: string): Promise<ModeleRow | undefined> {
  await trx.selectFrom('modele_courrier').select('id').where('id', '=', id).forUpdate().execute();
  return findModele(trx, id);
}

type Written = { at: Date; par: string };

const written = ({ corps, ...contenu }: ContenuModele) => ({
  ...contenu,
  corps: corps ? JSON.stringify(corps) : null,
});

export async function insertModele(
  trx: Tx,
  { id_service, contenu, at, par }: Written & { id_service: string; contenu: ContenuModele },
): Promise<string> {
  const row = await trx
    .insertInto('modele_courrier')
    .values({
      ...written(contenu),
      id_service,
      archive_le: null,
      cree_le: at,
      modifie_le: at,
      modifie_par: par,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const updateModele = (
  trx: Tx,
  { id, contenu, archive_le, at, par }: Written & { id: string; contenu?: ContenuModele; archive_le?: Date },
) =>
  trx
    .updateTable('modele_courrier')
    .set({
      ...(contenu && written(contenu)),
      ...(archive_le === undefined ? {} : { archive_le }),
      modifie_le: at,
      modifie_par: par,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();

export const isNomTaken = async (
  db: Db,
  { id_service, nom, except }: { id_service: string; nom: string; except?: string },
): Promise<boolean> =>
  (await db
    .selectFrom('modele_courrier')
    .select('id')
    .where('id_service', '=', id_service)
    .where(sql`lower(nom)`, '=', nom.toLowerCase())
    .where('archive_le', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst()) !== undefined;

type NewVersion = Pick<VersionTable, 'id_modele' | 'numero' | 'publiee_le' | 'publiee_par'> & {
  contenu: ContenuModele;
};

export const insertVersion = (trx: Tx, { contenu, ...row }: NewVersion) =>
  trx
    .insertInto('modele_courrier_version')
    .values({ ...written(contenu), ...row })
    .execute();

export type VersionRow = {
  id: string;
  id_service: string;
  nature: NatureCourrier;
  nom: string;
  objet: string;
  texte: string;
  corps: TexteLettre | null;
};

/** Lists the versions asked for, archived or not: what was published stays. */
export async function findVersions(db: Db, ids: readonly string[]): Promise<VersionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('modele_courrier_version as v')
    .innerJoin('modele_courrier as m', 'm.id', 'v.id_modele')
    .select(['v.id', 'm.id_service', 'v.nature', 'v.nom', 'v.objet', 'v.texte', 'v.corps'])
    .where('v.id', 'in', [...ids])
    .execute();
}

/** Names these versions, in their order. */
export async function findNoms(db: Db, ids: readonly string[] = []): Promise<string[]> {
  const found = await findVersions(db, ids);
  return ids.flatMap((id) => found.find((one) => one.id === id)?.nom ?? []);
}

/** Lists the last `mostModeles` versions published of a template, latest first, with who published them. */
export const listModeleVersions = (db: Db, id_modele: string) =>
  db
    .selectFrom('modele_courrier_version as v')
    .innerJoin('utilisateur as u', 'u.id', 'v.publiee_par')
    .select(['v.id', 'v.numero', 'v.publiee_le', 'v.nature', 'v.nom', 'v.objet', 'v.texte', 'v.corps'])
    .select(sql<string>`trim(u.prenom || ' ' || u.nom)`.as('par'))
    .where('v.id_modele', '=', id_modele)
    .orderBy('v.numero', 'desc')
    .limit(mostModeles)
    .execute();

/**
 * Lists the services that are not locked: those named, those of these territories, or all when `territoires` is null.
 */
export const listCourrierServices = (
  db: Db,
  among: { ids: readonly string[] } | { territoires: readonly string[] | null },
): Promise<{ id: string; nom: string; code_territoire: string | null }[]> =>
  db
    .selectFrom('service')
    .select(['id', 'nom', 'code_territoire'])
    .where('locked', '=', false)
    .where((eb) => {
      if ('ids' in among) return among.ids.length > 0 ? eb('id', 'in', [...among.ids]) : eb.lit(false);
      const { territoires } = among;
      return territoires === null ? eb.lit(true) : eb('code_territoire', 'in', [...territoires]);
    })
    .orderBy('nom')
    .execute();
