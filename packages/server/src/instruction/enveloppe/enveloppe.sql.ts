// The queries here are about what a service may spend on a campaign and a year; the amounts granted and proposed are
// summed from the dossiers.
import { etatsOf, isAtStudy, isDecide } from '@asso/domain/dossier/instruction.states';
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
  /** The part of `propose` that is proposed on the dossiers named. */
  propose_ici: number;
  version: number;
  /** The territory of its service. */
  code_territoire: string | null;
};

/** An administrator of all services reads at most this many envelopes, of the latest campaigns. */
const most = 200;

const studied = etatsOf(isAtStudy);
const counted = [...studied, ...etatsOf(isDecide).filter((etat) => etat !== '11' && etat !== '12')];

/** Reads the amounts of each request paid from the envelope `e`: instruction `i`, project `p`, amount `f`. */
export const paidFrom = sql`from instruction i join dossier_subvention ds on ds.id_dossier = i.id_dossier
    join campagne_version c on c.id = ds.id_campagne_version
    join projet p on p.id_dossier = i.id_dossier and p.supprime_le is null
    join financement f on f.id_projet = p.id and f.id_service_instructeur = i.id_service_instructeur
  where i.id_service_instructeur = e.id_service and i.etat = any(${counted}::text[])
    and c.id_subvention = e.id_subvention and c.campagne_exercice = e.campagne_exercice
    and f.annee = e.exercice
    and (e.sous_dispositif = '' or i.id_sous_type_dispositif = e.sous_dispositif)`;

/**
 * Lists envelopes with the sums granted and proposed from each. What is granted counts from the moment it is decided,
 * even while it may be taken back. The proposals on the dossiers in `ici` are also summed separately.
 */
async function sumEnveloppes(
  db: Db,
  kept: RawBuilder<unknown>,
  ici: readonly string[] = [],
): Promise<EnveloppeRow[]> {
  const { rows } = await sql<EnveloppeRow>`
    select e.id, e.id_service, s.code as code_subvention, v.titre, e.campagne_exercice, e.exercice, e.sous_dispositif,
      v.lib as lib_sous_dispositif, e.total::float8 as total, (m.accorde + w.accorde)::float8 as accorde,
      m.propose::float8 as propose, m.propose_ici::float8 as propose_ici, e.version, e.code_territoire
    from (select e.*, a.code_territoire from enveloppe e join service a on a.id = e.id_service
      where ${kept} order by e.campagne_exercice desc, e.id limit ${most}) e
    join subvention s on s.id = e.id_subvention
    left join lateral (
      select c.contenu->>'titre' as titre, (select d->>'label' from json_array_elements(c.contenu->'sous_dispositifs') d
        where d->>'code' = e.sous_dispositif) as lib
      from campagne_version c where c.id_subvention = e.id_subvention and c.campagne_exercice = e.campagne_exercice
      order by c.numero desc limit 1) v on true
    cross join lateral (
      select coalesce(sum(f.montant_accorde) filter (where i.etat <> all(${studied}::text[])), 0) as accorde,
        coalesce(sum(f.montant_propose) filter (where i.etat = any(${studied}::text[]) and not exists (
          select from decision_en_attente q where q.id_dossier = i.id_dossier
            and q.id_service = i.id_service_instructeur)), 0) as propose,
        coalesce(sum(f.montant_propose) filter (where i.etat = any(${studied}::text[])
          and i.id_dossier = any(${[...ici]}::uuid[])), 0) as propose_ici
      ${paidFrom}) m
    cross join lateral (
      select coalesce(sum((x->>'montant_accorde')::numeric), 0) as accorde
      from decision_en_attente q cross join lateral jsonb_array_elements(q.corps->'montants') x
      join instruction i on i.id_dossier = q.id_dossier and i.id_service_instructeur = q.id_service
      join dossier_subvention ds on ds.id_dossier = q.id_dossier
      join campagne_version c on c.id = ds.id_campagne_version
      where q.id_service = e.id_service and q.action = 'grant' and c.id_subvention = e.id_subvention
        and c.campagne_exercice = e.campagne_exercice and (x->>'annee')::int = e.exercice
        and (e.sous_dispositif = '' or i.id_sous_type_dispositif = e.sous_dispositif)) w
    order by e.campagne_exercice desc, s.code, e.exercice, e.sous_dispositif`.execute(db);
  return rows;
}

export const listEnveloppesOf = (db: Db, services: readonly string[]): Promise<EnveloppeRow[]> =>
  sumEnveloppes(db, sql`e.id_service = any(${[...services]}::uuid[])`);

export const findEnveloppe = async (db: Db, id: string): Promise<EnveloppeRow | undefined> =>
  (await sumEnveloppes(db, sql`e.id = ${id}`))[0];

export type Decides = { id_dossiers: readonly string[]; id_service: string };

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
export const enveloppesDesDossiers = (db: Db, decides: Decides): Promise<EnveloppeRow[]> =>
  sumEnveloppes(db, ofDossiers(decides), decides.id_dossiers);

/**
 * Locks the envelopes that pay these dossiers until the end of the transaction, always in the same order: two grants on
 * one envelope are made one after the other.
 */
export async function lockEnveloppes(trx: Tx, decides: Decides): Promise<EnveloppeRow[]> {
  await sql`select e.id from enveloppe e where ${ofDossiers(decides)} order by e.id for update of e`.execute(
    trx,
  );
  return enveloppesDesDossiers(trx, decides);
}

export type CampagneDuService = {
  id_service: string;
  id_subvention: string;
  code_subvention: string;
  campagne_exercice: number;
  titre: string;
  sous_dispositifs: { code: string; label: string }[];
};

/** Lists the campaigns that these services instruct, in their last published version. */
export async function listCampagnesOf(db: Db, services: readonly string[]): Promise<CampagneDuService[]> {
  const { rows } = await sql<CampagneDuService>`
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
