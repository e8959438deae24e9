// The queries here are about the payments and the reports of one service: what it granted and has not paid, what it
// paid, and the reports that it awaits or has to read.
import type { EtatCrf } from '@asso/domain/crf/crf.states';
import { isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import { type EtatInstruction, isInPaiement } from '@asso/domain/dossier/instruction.states';
import type { NaturePaiement } from '@asso/domain/dossier/suivi/suite-argent.rules';
import {
  type EtatPaiement,
  filterEtatsPaiement,
  isAttendue,
} from '@asso/domain/paiement/demande-paiement.states';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { etatIs } from '../../dossier/etat-instruction.sql.ts';
import { matching, parseRecherche } from '../../dossier/liste/dossier-search.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  type Cursor,
  keysetClauses,
  keysetPage,
  type Order,
  type Page,
} from '../../platform/db/keyset.sql.ts';

/** What names a line in every list of the page. */
export type DossierNomme = {
  id_dossier: string;
  id_fo: string;
  id_siret: string;
  titre: string;
  type: string | null;
  projet: string | null;
  association: string;
  exercice: number;
};

export type DossierAPayer = DossierNomme & {
  etat: EtatInstruction;
  montant_accorde: number;
  accorde_le: Date | null;
  affecte_a: string | null;
  campagne: Pick<Campagne, 'demande_paiement' | 'acompte_pourcent' | 'delai_versement_jours'>;
  /** The account of the dossier as its columns are, complete or not; null when there is none. */
  rib: unknown;
  /** The latest first; instants are ISO texts. */
  paiements: {
    id: string;
    etat: EtatPaiement;
    nature: NaturePaiement;
    montant: number;
    version: number;
    cree_le: string;
  }[];
};

const nomme = sql`vu.id_dossier, vu.id_fo, d.id_siret, d.titre, d.lib_sous_type_dispositif as type,
  intitule_dossier(d.id) as projet, vu.nom_association as association, vu.exercice`;

/** What is read of a service; `words` are looked for as in its queue. */
type AskedVersements = { service: string; words: string | undefined };

/** Keeps, of the instructions `vu`, those of the service that these words find. */
function ofService({ service, words }: AskedVersements): RawBuilder<unknown> {
  const own = sql`vu.id_service_instructeur = ${service}::uuid and vu.genre = 'subvention'`;
  const found = parseRecherche(words);
  if (found === null) return own;
  const text = sql`${found.text}::text`;
  const numeros = sql`${[...found.numeros]}::text[]`;
  return sql`${own} and ${matching(found.kind, { service: sql`${service}::uuid`, text, numeros })}`;
}

const isDu = sql`${etatIs(sql`vu.etat`, isInPaiement)} and vu.montant_verse < vu.montant_accorde`;

/** Lists the dossiers that this service granted and has not wholly paid, the first granted first. */
export async function listServiceToPay(
  db: Db,
  asked: AskedVersements,
  limit: number,
): Promise<DossierAPayer[]> {
  const { rows } = await sql<DossierAPayer>`
    select ${nomme}, vu.etat, vu.montant_accorde, vu.accorde_le, vu.affecte_a,
      jsonb_strip_nulls(jsonb_build_object('demande_paiement', vu.demande_paiement,
        'acompte_pourcent', vu.acompte_pourcent, 'delai_versement_jours', vu.delai_versement_jours)) as campagne,
      (select to_jsonb(r) from rib r where r.id::text = d.tete -> 'demandeur' ->> 'id_rib'
        and r.id_association = d.id_association) as rib,
      coalesce((select json_agg(json_build_object('id', p.id, 'etat', p.etat, 'nature', p.nature,
          'montant', p.montant, 'version', p.version, 'cree_le', p.cree_le) order by p.rang desc)
        from demande_paiement p where p.id_dossier = vu.id_dossier
          and p.id_service_instructeur = vu.id_service_instructeur), '[]'::json) as paiements
    from instruction vu join dossier d on d.id = vu.id_dossier
    where ${ofService(asked)} and ${isDu} order by vu.accorde_le, vu.id_dossier limit ${limit}`.execute(db);
  return rows;
}

export type VersementFait = DossierNomme & {
  id: string;
  nature: NaturePaiement;
  montant: number;
  paye_le: string;
  reference: string | null;
  iban: string | null;
  version: number;
  rang: number;
};

/** What was paid is listed with the last payment first. */
export const ordreVerses: Order = {
  columns: [sql`p.paye_le`, sql`p.rang`],
  direction: 'desc',
  key: z.tuple([z.iso.date(), z.int()]),
};

type Paged = { limit: number; cursor: Cursor | null };

/** Lists what this service has paid. */
export async function listServiceVerses(
  db: Db,
  asked: AskedVersements,
  { limit, cursor }: Paged,
): Promise<Page<VersementFait> & { nombre: number; montant: number }> {
  const { after, orderBy } = keysetClauses(ordreVerses, cursor);
  const paid = sql`from demande_paiement p join instruction vu on vu.id_dossier = p.id_dossier
      and vu.id_service_instructeur = p.id_service_instructeur
    join dossier d on d.id = vu.id_dossier
    where p.id_service_instructeur = ${asked.service}::uuid and p.etat = '4' and ${ofService(asked)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<VersementFait>`select ${nomme}, p.id, p.nature, p.montant, p.paye_le::text as paye_le, p.reference, p.iban,
        p.version, p.rang::int as rang ${paid} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(
      db,
    ),
    sql<{ nombre: number; montant: number }>`select count(*)::int as nombre,
      coalesce(sum(p.montant), 0)::float8 as montant ${paid}`.execute(db),
  ]);
  const keyOf = ({ paye_le, rang }: VersementFait) => [paye_le, rang];
  return { ...keysetPage({ rows, limit, cursor, keyOf }), ...(counted.rows[0] ?? { nombre: 0, montant: 0 }) };
}

export type CompteRenduDueRow = DossierNomme & {
  annee: number;
  id_crf: string | null;
  etat_crf: EtatCrf;
  transmis_le: Date | null;
  zone: string;
  /** What this service granted and has not paid yet. */
  retient: number;
  rappels: number;
  rappele_le: Date | null;
};

/**
 * Gives the reports of the years that are over, and those sent or sent back before their year was, that this service
 * has not received yet.
 */
const comptesRendusDus = (asked: AskedVersements, anneeCourante: number) => sql`
  from instruction vu join dossier d on d.id = vu.id_dossier
  cross join lateral generate_series(d.exercice, d.exercice_fin) as annee (annee)
  left join crf on crf.id_dossier = d.id and crf.exercice = annee.annee
  where ${ofService(asked)} and ${etatIs(sql`vu.etat`, isCrfAwaited)}
    and coalesce(crf.id_etat, 1) <> 5 and (annee.annee < ${anneeCourante} or crf.id_etat in (3, 4))`;

/** Lists the reports that this service awaits or has to read, the oldest year first. */
export async function listServiceComptesRendus(
  db: Db,
  asked: AskedVersements,
  { anneeCourante, limit }: { anneeCourante: number; limit: number },
): Promise<CompteRenduDueRow[]> {
  const { rows } = await sql<CompteRenduDueRow>`
    select ${nomme}, annee.annee, crf.id as id_crf, coalesce(crf.id_etat, 1) as etat_crf, crf.transmis_le,
      coalesce((select v.contenu ->> 'fuseau' from dossier_subvention ds
        join campagne_version v on v.id = ds.id_campagne_version where ds.id_dossier = d.id), 'Europe/Paris') as zone,
      (coalesce(vu.montant_accorde, 0) - vu.montant_verse)::float8 as retient,
      (select count(*)::int from crf_rappel r where r.id_dossier = d.id and r.exercice = annee.annee) as rappels,
      (select max(r.envoye_le) from crf_rappel r where r.id_dossier = d.id and r.exercice = annee.annee) as rappele_le
    ${comptesRendusDus(asked, anneeCourante)} order by annee.annee, vu.id_fo limit ${limit}`.execute(db);
  return rows;
}

type ComptesOnglets = { a_verser: number; verses: number; comptes_rendus: number };

/** Counts the lines of each list of the page, without the words that narrow one of them. */
export async function countOnglets(db: Db, service: string, anneeCourante: number): Promise<ComptesOnglets> {
  const asked = { service, words: undefined };
  const { rows } = await sql<ComptesOnglets>`select
    (select count(*) from instruction vu join demande_paiement p on p.id_dossier = vu.id_dossier
        and p.id_service_instructeur = vu.id_service_instructeur
      where ${ofService(asked)} and ${isDu} and p.etat in (${sql.join(filterEtatsPaiement(isAttendue).map((one) => sql.lit(one)))}))::int
    + (select count(*) from instruction vu
      where ${ofService(asked)} and ${isDu} and vu.montant_engage < vu.montant_accorde)::int as a_verser,
    (select count(*) from demande_paiement p
      where p.id_service_instructeur = ${service}::uuid and p.etat = '4')::int as verses,
    (select count(*) ${comptesRendusDus(asked, anneeCourante)})::int as comptes_rendus`.execute(db);
  return rows[0] ?? { a_verser: 0, verses: 0, comptes_rendus: 0 };
}
