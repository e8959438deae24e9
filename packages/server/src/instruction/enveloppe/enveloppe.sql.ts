// The queries here are about what a service may spend on a campaign and a year; the amounts granted and proposed are
// summed from the dossiers.
import { filterEtats, isAtStudy, isDecide } from '@asso/domain/dossier/instruction.states';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type EnveloppeRow = {
  id: string;
  id_service: string;
  code_subvention: string;
  titre: string;
  campagne_exercice: number;
  exercice: number;
  sous_dispositif: string;
  lib_sous_dispositif: string | null;
  total: number;
  accorde: number;
  propose: number;
  /** The part of `accorde` that may still be taken back, since its decisions have not left. */
  en_attente: number;
  /** The parts of `propose` and `accorde` that are proposed on the dossiers named, and granted to them. */
  propose_ici: number;
  accorde_ici: number;
  version: number;
  /** The territory of its service. */
  code_territoire: string | null;
};

/** An administrator of all services reads at most this many envelopes, of the latest campaigns. */
const most = 200;

const studied = filterEtats(isAtStudy);
const counted = [...studied, ...filterEtats(isDecide).filter((etat) => etat !== '11' && etat !== '12')];

/**
 * Reads what the amount `f` of the instruction `i` takes: `q` is the decision that waits to leave, if any, and `pris`
 * has what is granted or proposed. What is granted counts from the moment it is decided, even while it may be taken
 * back; from then on the proposal counts no more.
 */
export const prisSql = sql`
    left join decision_en_attente q on q.id_dossier = i.id_dossier and q.id_service = i.id_service_instructeur
    cross join lateral (select
      case when i.etat <> all(${studied}::text[]) then f.montant_accorde
        when q.action = 'grant' then (select (x->>'montant_accorde')::numeric
          from jsonb_array_elements(q.corps->'montants') x
          where x->>'id_projet' = p.id::text and (x->>'annee')::int = f.annee) end as accorde,
      case when i.etat = any(${studied}::text[]) and q.id_dossier is null then f.montant_propose end as propose) pris`;

/** Tells that the dossier of the instruction `i` is studied or granted: no other takes anything. */
export const isCounted = sql`i.etat = any(${counted}::text[])`;

/** Reads what each request takes from the envelope `e`: instruction `i`, project `p`, amount `f`, and `prisSql`. */
export const paidFrom = sql`from instruction i join dossier_subvention ds on ds.id_dossier = i.id_dossier
    join campagne_version c on c.id = ds.id_campagne_version
    join projet p on p.id_dossier = i.id_dossier and p.supprime_le is null
    join financement f on f.id_projet = p.id and f.id_service_instructeur = i.id_service_instructeur
    ${prisSql}
  where i.id_service_instructeur = e.id_service and ${isCounted}
    and c.id_subvention = e.id_subvention and c.campagne_exercice = e.campagne_exercice
    and f.annee = e.exercice
    and (e.sous_dispositif = '' or i.id_sous_type_dispositif = e.sous_dispositif)`;

/**
 * Lists envelopes with the sums granted and proposed from each, and the parts of them that are on the dossiers in
 * `ici`.
 */
async function sumEnveloppes(
  db: Db,
  kept: RawBuilder<unknown>,
  ici: readonly string[] = [],
): Promise<EnveloppeRow[]> {
  const isIci = sql`i.id_dossier = any(${[...ici]}::uuid[])`;
  const { rows } = await sql<EnveloppeRow>`
    select e.id, e.id_service, s.code as code_subvention, v.titre, e.campagne_exercice, e.exercice, e.sous_dispositif,
      v.lib as lib_sous_dispositif, e.total::float8 as total, m.*, e.version, e.code_territoire
    from (select e.*, a.code_territoire from enveloppe e join service a on a.id = e.id_service
      where ${kept} order by e.campagne_exercice desc, e.id limit ${most}) e
    join subvention s on s.id = e.id_subvention
    left join lateral (
      select c.contenu->>'titre' as titre, (select d->>'label' from json_array_elements(c.contenu->'sous_dispositifs') d
        where d->>'code' = e.sous_dispositif) as lib
      from campagne_version c where c.id_subvention = e.id_subvention and c.campagne_exercice = e.campagne_exercice
      order by c.numero desc limit 1) v on true
    cross join lateral (
      select coalesce(sum(pris.accorde), 0)::float8 as accorde, coalesce(sum(pris.propose), 0)::float8 as propose,
        coalesce(sum(pris.accorde) filter (where q.id_dossier is not null), 0)::float8 as en_attente,
        coalesce(sum(pris.accorde) filter (where ${isIci}), 0)::float8 as accorde_ici,
        coalesce(sum(pris.propose) filter (where ${isIci}), 0)::float8 as propose_ici
      ${paidFrom}) m
    order by e.campagne_exercice desc, s.code, e.exercice, e.sous_dispositif`.execute(db);
  return rows;
}

export const listServiceEnveloppes = (db: Db, services: readonly string[]): Promise<EnveloppeRow[]> =>
  sumEnveloppes(db, sql`e.id_service = any(${[...services]}::uuid[])`);

export const findEnveloppe = async (db: Db, id: string): Promise<EnveloppeRow | undefined> =>
  (await sumEnveloppes(db, sql`e.id = ${id}`))[0];

export type Decides = {
  id_dossiers: readonly string[];
  id_service: string;
  /** Those of the dossiers that are being decided; all of them when it is absent. */
  ici?: readonly string[];
};

/**
 * Gives the condition that keeps the envelopes `e` from which a decision of this service on these dossiers takes its
 * money.
 */
const ofDossiers = ({ id_dossiers, id_service }: Decides) => sql`e.id_service = ${id_service} and exists (
  select from dossier d join dossier_subvention ds on ds.id_dossier = d.id
    join campagne_version c on c.id = ds.id_campagne_version
  where d.id = any(${[...id_dossiers]}::uuid[]) and c.id_subvention = e.id_subvention
    and c.campagne_exercice = e.campagne_exercice
    and (e.sous_dispositif = '' or d.id_sous_type_dispositif = e.sous_dispositif))`;

/** Lists the envelopes from which these dossiers are paid, with what is granted and proposed from each. */
export const readDossierEnveloppes = (db: Db, decides: Decides): Promise<EnveloppeRow[]> =>
  sumEnveloppes(db, ofDossiers(decides), decides.ici ?? decides.id_dossiers);

/**
 * Locks the envelopes that pay these dossiers until the end of the transaction, always in the same order: two grants on
 * one envelope are made one after the other.
 */
export async function lockEnveloppes(trx: Tx, decides: Decides): Promise<EnveloppeRow[]> {
  await sql`select e.id from enveloppe e where ${ofDossiers(decides)} order by e.id for update of e`.execute(
    trx,
  );
  return readDossierEnveloppes(trx, decides);
}

/** Gives, among these envelopes, those from which each of these dossiers is paid. */
export async function pairesEnveloppes(
  db: Db,
  { ids, enveloppes }: { ids: readonly string[]; enveloppes: readonly string[] },
): Promise<{ id_enveloppe: string; id_dossier: string }[]> {
  const { rows } = await sql<{ id_enveloppe: string; id_dossier: string }>`
    select e.id as id_enveloppe, d.id as id_dossier
    from dossier d join dossier_subvention ds on ds.id_dossier = d.id
      join campagne_version c on c.id = ds.id_campagne_version
      join enveloppe e on e.id_subvention = c.id_subvention and e.campagne_exercice = c.campagne_exercice
        and (e.sous_dispositif = '' or e.sous_dispositif = d.id_sous_type_dispositif)
    where d.id = any(${[...ids]}::uuid[]) and e.id = any(${[...enveloppes]}::uuid[])`.execute(db);
  return rows;
}

export type ServiceCampagne = {
  id_service: string;
  id_subvention: string;
  code_subvention: string;
  campagne_exercice: number;
  titre: string;
  sous_dispositifs: { code: string; label: string }[];
};

/** Lists the campaigns that these services instruct, in their last published version. */
export async function listServiceCampagnes(db: Db, services: readonly string[]): Promise<ServiceCampagne[]> {
  const { rows } = await sql<ServiceCampagne>`
    select i.service as id_service, v.id_subvention, s.code as code_subvention, v.campagne_exercice,
      v.contenu->>'titre' as titre,
      (select json_agg(json_build_object('code', d->>'code', 'label', d->>'label'))
        from json_array_elements(v.contenu->'sous_dispositifs') d) as sous_dispositifs
    from (select distinct on (id_subvention, campagne_exercice) * from campagne_version
      order by id_subvention, campagne_exercice, numero desc) v
    join subvention s on s.id = v.id_subvention
    cross join lateral (select distinct x->>'id_service' as service
      from json_array_elements(v.contenu->'instructeurs') x) i
    where i.service = any(${[...services]}::text[])
    order by v.campagne_exercice desc, s.code, i.service`.execute(db);
  return rows;
}

type NewEnveloppe = {
  id_service: string;
  id_subvention: string;
  campagne_exercice: number;
  exercice: number;
  sous_dispositif: string;
  total: number;
  modifie_le: Date;
  modifie_par: string;
};

/** Returns undefined when the campaign, year and sous-dispositif have an envelope already. */
export async function insertEnveloppe(trx: Tx, row: NewEnveloppe): Promise<string | undefined> {
  const made = await trx
    .insertInto('enveloppe')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function lockEnveloppe(trx: Tx, id: string): Promise<EnveloppeRow | undefined> {
  await trx.selectFrom('enveloppe').select('id').where('id', '=', id).forUpdate().execute();
  return findEnveloppe(trx, id);
}

export const saveTotal = (
  trx: Tx,
  id: string,
  set: { total: number; modifie_le: Date; modifie_par: string },
) =>
  trx
    .updateTable('enveloppe')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const removeEnveloppe = (trx: Tx, id: string) =>
  trx.deleteFrom('enveloppe').where('id', '=', id).execute();
