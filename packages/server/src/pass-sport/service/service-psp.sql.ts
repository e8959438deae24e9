// The service side reads here the dossiers to reimburse and their totals, and moves their inscriptions.
import {
  type EtatPaiement,
  filterEtatsPaiement,
  isPayee,
  isVivante,
} from '@asso/domain/paiement/demande-paiement.states';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order } from '../../platform/db/keyset.sql.ts';
import { type InscriptionTable, noInscription, type Totaux } from '../inscription.sql.ts';

export type FiltresFile = {
  exercice_id: string;
  etats?: readonly EtatPaiement[];
  federation?: string;
  departements?: readonly string[];
  searchQuery?: string;
};

export type DossierFile = {
  id: string;
  exercice_id: string;
  id_association: string;
  nom_association: string;
  id_siren: string | null;
  id_siret: string;
  nom: string;
  departement: string | null;
  cree_le: Date;
};

export const orderFile: Order = {
  columns: [sql`d.cree_le`, sql`d.id`],
  direction: 'asc',
  key: z.tuple([z.iso.datetime(), z.uuid()]),
};

const most = 10_000;
const vivantes = filterEtatsPaiement(isVivante);

const from = sql`from psp_dossier d join association a on a.id = d.id_association`;

export async function listFile(
  db: Db,
  { limit, cursor, ...filtres }: FiltresFile & { limit: number; cursor: Cursor | null },
) {
  const { after, orderBy } = keysetClauses(orderFile, cursor);
  const kept = keptBy(filtres);
  const [read, total] = await Promise.all([
    sql<DossierFile>`select d.id, d.exercice_id, d.id_association, a.nom as nom_association, a.id_siren, d.id_siret,
        d.nom, a.code_departement as departement, d.cree_le
      ${from} where ${kept} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (
      select ${from} where ${kept} limit ${most + 1}) seen`.execute(db),
  ]);
  const n = total.rows[0]?.n ?? 0;
  const keyOf = ({ cree_le, id }: DossierFile) => [cree_le.toISOString(), id] as const;
  const page = keysetPage({ rows: read.rows, limit, cursor, keyOf });
  return { ...page, total: Math.min(n, most), totalExact: n <= most };
}

/** The SQL conditions of the filters; a dossier without inscription is left out, as it has nothing to reimburse. */
function keptBy({
  exercice_id,
  etats,
  federation,
  departements,
  searchQuery,
}: FiltresFile): RawBuilder<unknown> {
  const asked = searchQuery?.trim();
  return sql.join(
    [
      sql`d.exercice_id = ${exercice_id}`,
      sql`exists (select from psp_inscription i where i.dossier_id = d.id
        and i.id_etat = any(${[...(etats ?? vivantes)]}::text[])
        ${federation === undefined ? sql`` : sql`and i.siren_federation = ${federation}`})`,
      ...(departements === undefined ? [] : [sql`a.code_departement = any(${[...departements]}::text[])`]),
      ...(asked ? [matching(asked)] : []),
    ],
    sql` and `,
  );
}

/** Matches a whole number (SIRET, SIREN, code), or part of the club's name. */
const matching = (asked: string): RawBuilder<unknown> => {
  const bare = asked.replaceAll(/\s/g, '');
  return sql`(d.id_siret = ${bare} or a.id_siren = ${bare}
    or exists (select from psp_inscription i where i.dossier_id = d.id and i.id_psp = ${bare.toUpperCase()})
    or (cle_recherche(${asked}) <> '' and cle_recherche(d.nom || ' ' || a.nom) like '%' || cle_recherche(${asked}) || '%'))`;
};

/** Sums all the dossiers of the list: what is asked or paid, and what has been paid. */
export async function readTotauxFile(db: Db, filtres: FiltresFile): Promise<Totaux> {
  const { rows } = await sql<Totaux>`
    select count(*)::int as nombre, coalesce(sum(i.montant), 0)::float8 as demande,
      coalesce(sum(i.montant) filter (where i.id_etat = any(${filterEtatsPaiement(isPayee)}::text[])), 0)::float8 as verse
    from psp_inscription i
    where i.exercice_id = ${filtres.exercice_id} and i.id_etat = any(${vivantes}::text[])
      and i.dossier_id in (select d.id ${from} where ${keptBy(filtres)})`.execute(db);
  return rows[0] ?? noInscription;
}

export type Effectif = { dossier_id: string; id_etat: EtatPaiement; n: number; federations: string[] };

/** Counts the inscriptions of each dossier in each state, and names their federations. */
export async function readEffectifs(db: Db, dossiers: readonly string[]): Promise<Effectif[]> {
  const { rows } = await sql<Effectif>`
    select dossier_id, id_etat, count(*)::int as n,
      array_remove(array_agg(distinct nom_federation), null) as federations
    from psp_inscription where dossier_id = any(${[...dossiers]}::uuid[])
    group by dossier_id, id_etat`.execute(db);
  return rows;
}

/** Lists the federations that an inscription of this exercise names: there are some hundred in France. */
export async function listFederationsInscrites(
  db: Db,
  exercice_id: string,
): Promise<{ siren: string; nom: string }[]> {
  const { rows } = await sql<{ siren: string; nom: string }>`
    select siren_federation as siren, min(nom_federation) as nom from psp_inscription
    where exercice_id = ${exercice_id} and siren_federation is not null
    group by siren_federation order by 2, 1`.execute(db);
  return rows;
}

export type InscriptionServiceRow = {
  id: string;
  dossier_id: string;
  id_psp: string;
  id_etat: EtatPaiement;
  siren_federation: string | null;
  nom_federation: string | null;
  montant: number;
  motif: string | null;
  reference: string | null;
  paye_le: string | null;
  cree_le: Date;
  version: number;
  prenom: string;
  nom: string;
  date_naissance: string;
  statut: boolean;
};

const selectServices = (db: Db) =>
  db
    .selectFrom('psp_inscription as i')
    .innerJoin('psp_beneficiaire as b', 'b.id_psp', 'i.id_psp')
    .select([
      'i.id',
      'i.dossier_id',
      'i.id_psp',
      'i.id_etat',
      'i.siren_federation',
      'i.nom_federation',
      'i.montant',
      'i.motif',
      'i.reference',
      'i.paye_le',
      'i.cree_le',
      'i.version',
      'b.prenom',
      'b.nom',
      'b.date_naissance',
      'b.statut',
    ]);

/** Lists the inscriptions of one dossier, oldest first. */
export const listInscriptionsService = (
  db: Db,
  dossier_id: string,
  limit: number,
): Promise<InscriptionServiceRow[]> =>
  selectServices(db)
    .where('i.dossier_id', '=', dossier_id)
    .orderBy('i.cree_le')
    .orderBy('i.id')
    .limit(limit)
    .execute();

type Choisies = { ids: readonly string[]; dossiers: readonly string[]; etats: readonly EtatPaiement[] };

/** Lists the dossiers of these inscriptions, and those chosen whole, in the order in which they are locked. */
export async function listDossiersChoisis(
  db: Db,
  { ids, dossiers }: Pick<Choisies, 'ids' | 'dossiers'>,
): Promise<string[]> {
  const { rows } = await sql<{ dossier_id: string }>`
    select distinct dossier_id from psp_inscription
    where id = any(${[...ids]}::uuid[]) or dossier_id = any(${[...dossiers]}::uuid[])
    order by dossier_id`.execute(db);
  return rows.map(({ dossier_id }) => dossier_id);
}

/** Locks these inscriptions in one order, so that two overlapping lists do not deadlock. */
export async function lockChoisies(
  tx: Tx,
  { ids, dossiers, etats, limit }: Choisies & { limit: number },
): Promise<InscriptionServiceRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from psp_inscription
    where id = any(${[...ids]}::uuid[])
      or (dossier_id = any(${[...dossiers]}::uuid[]) and id_etat = any(${[...etats]}::text[]))
    order by dossier_id, cree_le, id limit ${limit} for update`.execute(tx);
  if (rows.length === 0) return [];
  return selectServices(tx)
    .where('i.id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('i.dossier_id')
    .orderBy('i.cree_le')
    .orderBy('i.id')
    .execute();
}

type Ecrit = Pick<
  Updateable<InscriptionTable>,
  'id_etat' | 'motif' | 'titulaire' | 'iban' | 'bic' | 'reference' | 'paye_le'
>;

export const moveAll = (tx: Tx, { ids, at }: { ids: readonly string[]; at: Date }, ecrit: Ecrit) =>
  tx
    .updateTable('psp_inscription')
    .set((eb) => ({ ...ecrit, modifie_le: at, version: eb('version', '+', 1) }))
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

/** Sums what is in payment, one row for each account of a dossier: no beneficiary's name leaves the portal. */
export const paiementsToMake = (exercice_id: string) => sql<LignePaiement>`
  select i.exercice_id, d.id_siret, d.nom, a.id_siren, i.titulaire, i.iban, i.bic, count(*)::int as nombre,
    sum(i.montant)::float8 as montant
  from psp_inscription i join psp_dossier d on d.id = i.dossier_id join association a on a.id = d.id_association
  where i.exercice_id = ${exercice_id} and i.id_etat = '3'
  group by i.exercice_id, d.id, d.id_siret, d.nom, a.id_siren, i.titulaire, i.iban, i.bic
  order by d.nom, d.id_siret, i.iban`;

export type LignePaiement = {
  exercice_id: string;
  id_siret: string;
  nom: string;
  id_siren: string | null;
  titulaire: string | null;
  iban: string | null;
  bic: string | null;
  nombre: number;
  montant: number;
};
