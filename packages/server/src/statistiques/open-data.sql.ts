// The queries here are about what was granted, in the form it is published, and the SIRET of the services that grant.
import { needsConvention } from '@asso/domain/courrier/convention.rules';
import { isAccorde } from '@asso/domain/dossier/instruction.states';
import { filterEtatsPaiement, isVivante } from '@asso/domain/paiement/demande-paiement.states';
import type { DecisionScdl } from '@asso/domain/statistiques/scdl.rules';
import { sql } from 'kysely';
import { etatIs } from '../dossier/etat-instruction.sql.ts';
import { cursorBatches } from '../platform/db/cursor.sql.ts';
import type { Db, Tx } from '../platform/db/database.ts';

export type QuellesDecisions = {
  services: readonly string[];
  exercice?: number;
  obligatoires: boolean;
};

/**
 * Gives one line for each dossier to which one of these services granted an amount. With `obligatoires`, only those of
 * the associations to which the service grants, for some year that the dossier funds, more than the threshold of the
 * letters (`needsConvention`), all dossiers together.
 */
export async function* decisionsAccordees(
  db: Db,
  { obligatoires, ...which }: QuellesDecisions,
): AsyncGenerator<readonly { decision: DecisionScdl }[]> {
  for await (const batch of decisionsDes(db, which)) {
    yield obligatoires ? batch.filter(({ decision }) => needsConvention(decision.annees)) : batch;
  }
}

/**
 * Reads what is published of each decision; `annees` tells what the service grants to the association, all dossiers
 * together, in each year for which this decision grants something.
 */
const decisionsDes = (db: Db, { services, exercice }: Omit<QuellesDecisions, 'obligatoires'>) =>
  cursorBatches<{ decision: DecisionScdl }>(
    db,
    sql`
    with accordes as (
        select i.*, d.id_association as id_beneficiaire from instruction i join dossier d on d.id = i.id_dossier
        where i.id_service_instructeur = any(${[...services]}::uuid[]) and ${etatIs(sql`i.etat`, isAccorde)}
          and i.montant_accorde > 0 and i.id_subvention is not null),
      par_annee as (
        select i.id_service_instructeur as id_service, i.id_beneficiaire, l.annee, sum(l.montant) as montant
        from accordes i
        join annee_accordee l on l.id_dossier = i.id_dossier and l.id_service = i.id_service_instructeur
        group by 1, 2, 3)
    select json_build_object('service', s.nom, 'siret_service', s.siret,
      'decide_le', i.decide_le, 'decision_modifiee_le', i.decision_modifiee_le, 'id_fo', i.id_fo,
      'association', i.nom_association, 'id_siret', d.id_siret, 'id_rna', a.id_rna, 'code_postal', a.code_postal,
      'projets', (select string_agg(p.corps -> 'description' ->> 'intitule', ' ; ' order by p.rang_dossier, p.numero_projet)
        from projet p where p.id_dossier = d.id and p.supprime_le is null),
      'montant', i.montant_accorde, 'exercice', i.exercice, 'exercice_fin', d.exercice_fin, 'titre', d.titre,
      'sous_dispositif', d.lib_sous_type_dispositif,
      'plusieurs', coalesce((select v.contenu ->> 'demande_paiement' = 'plusieurs' from campagne_version v
        join dossier_subvention ds on ds.id_campagne_version = v.id where ds.id_dossier = d.id), false),
      'paiements', coalesce((select json_agg(json_build_object('montant', p.montant,
          'paye_le', to_char(p.paye_le, 'YYYY-MM-DD')) order by p.rang)
        from demande_paiement p where p.id_dossier = i.id_dossier
          and p.id_service_instructeur = i.id_service_instructeur
          and p.etat = any(${filterEtatsPaiement(isVivante)}::text[])), '[]'::json),
      'annees', coalesce((select json_agg(json_build_object('annee', t.annee, 'montant_accorde', t.montant) order by t.annee)
        from annee_accordee l join par_annee t on t.id_service = l.id_service and t.annee = l.annee
        where l.id_dossier = i.id_dossier and l.id_service = i.id_service_instructeur
          and t.id_beneficiaire = i.id_beneficiaire), '[]'::json)) as decision
    from accordes i
    join dossier d on d.id = i.id_dossier
    join association a on a.id = d.id_association
    join service s on s.id = i.id_service_instructeur
    where ${exercice ?? null}::int is null or i.exercice = ${exercice ?? null}::int
    order by i.decide_le, i.id_fo, s.nom`,
  );

export type ServicePublie = {
  id: string;
  nom: string;
  siret: string | null;
  code_territoire: string;
  version: number;
};

export const listServicesPublies = (db: Db, ids: readonly string[]): Promise<ServicePublie[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('service')
        .select(['id', 'nom', 'siret', 'code_territoire', 'version'])
        .where('id', 'in', [...ids])
        .orderBy('nom')
        .execute();

/** Returns undefined when somebody changed the service meanwhile. */
export async function updateSiret(
  trx: Tx,
  { id, siret, version }: { id: string; siret: string; version: number },
): Promise<number | undefined> {
  const row = await trx
    .updateTable('service')
    .set({ siret, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}
