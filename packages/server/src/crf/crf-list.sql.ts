// The queries here are about the financial reports that granted dossiers require and that the association has not sent:
// those of a person, or those near their deadline.

import type { EtatCrf } from '@asso/domain/crf/crf.states';
import { isCrfAwaited, type RappelsCrf } from '@asso/domain/dossier/crf-attendu.rules';
import { type RawBuilder, sql } from 'kysely';
import { etatIs } from '../dossier/etat-instruction.sql.ts';
import { type Personne, takesPartIn } from '../dossier/liste/perimetre.sql.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

export type CrfExpected = {
  id_dossier: string;
  id_fo: string;
  id_siret: string;
  association: string;
  titre: string;
  type: string | null;
  projet: string | null;
  zone: string;
  /** The reminders that the dossier's campaign sets; null for the usual ones. */
  rappels: RappelsCrf | null;
  exercice: number;
  id: string | null;
  id_etat: EtatCrf;
  cree_le: Date | null;
};

/** Gives one row for each exercise of a granted dossier, as long as its report is not sent. */
const dus = (which: RawBuilder<unknown>) => sql`
  select d.id as id_dossier, d.id_fo, d.id_siret, a.nom as association, d.titre,
    d.lib_sous_type_dispositif as type, intitule_dossier(d.id) as projet,
    coalesce(v.contenu->>'fuseau', 'Europe/Paris') as zone, v.contenu->'crf'->'rappels' as rappels,
    e.exercice, crf.id, coalesce(crf.id_etat, 1) as id_etat, crf.cree_le
  from (select * from dossier where not est_supprime and genre = 'subvention' and ${which}) d
  join association a on a.id = d.id_association
  join dossier_subvention ds on ds.id_dossier = d.id
  join campagne_version v on v.id = ds.id_campagne_version
  cross join lateral generate_series(d.exercice, d.exercice_fin) as e (exercice)
  left join crf on crf.id_dossier = d.id and crf.exercice = e.exercice
  where coalesce(crf.id_etat, 1) < 4 and exists (
    select from instruction i where i.id_dossier = d.id and ${etatIs(sql`i.etat`, isCrfAwaited)})`;

/** Lists the reports not sent yet of the dossiers in which this person takes part, the oldest exercise first. */
export async function listCrfsDus(db: Db, personne: Personne, limit: number): Promise<CrfExpected[]> {
  const { rows } = await sql<CrfExpected>`
    ${dus(takesPartIn(personne))} order by e.exercice, d.id_fo limit ${limit}`.execute(db);
  return rows;
}

/** Lists the reports not sent yet of these dossiers, whose exercise may not be over. */
export async function listDueCrfs(db: Db, dossiers: readonly string[]): Promise<CrfExpected[]> {
  if (dossiers.length === 0) return [];
  const { rows } = await sql<CrfExpected>`${dus(sql`id = any(${dossiers}::uuid[])`)}`.execute(db);
  return rows;
}

type Search = { exercices: readonly number[]; after: string | null; limit: number };

/**
 * Lists the reports of these exercises that are not sent yet, in the order of the dossiers' ids, from the one after
 * `after`.
 */
export async function listCrfsARappeler(db: Db, { exercices, after, limit }: Search): Promise<CrfExpected[]> {
  const later = after === null ? sql`true` : sql`id > ${after}::uuid`;
  const { rows } = await sql<CrfExpected>`
    ${dus(later)} and e.exercice = any(${exercices}::int[]) order by d.id limit ${limit}`.execute(db);
  return rows;
}

type RappelTable = Tables['crf_rappel'];

/** Writes that this reminder is sent; returns false when it was sent already. */
export async function takeRappelCrf(trx: Tx, rappel: RappelTable): Promise<boolean> {
  const row = await trx
    .insertInto('crf_rappel')
    .values(rappel)
    .onConflict((oc) => oc.doNothing())
    .returning('id_dossier')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the condition that queries of other features use to know which reports were sent. */
export const crfParti = ({ id_dossier, annee }: Record<'id_dossier' | 'annee', RawBuilder<unknown>>) =>
  sql`exists (select from crf where crf.id_dossier = ${id_dossier} and crf.exercice = ${annee} and crf.id_etat >= 4)`;
