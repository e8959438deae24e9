// The queries here are about what was granted, in the form it is published, and the SIRET of the services that grant.
import { etatsPaiementOf, isVivante } from '@asso/domain/paiement/demande-paiement.states';
import { type Decision, seuilPublicationEuros } from '@asso/domain/statistiques/scdl.rules';
import { sql } from 'kysely';
import { cursorBatches } from '../platform/db/cursor.sql.ts';
import type { Db, Tx } from '../platform/db/database.ts';

export type QuellesDecisions = {
  services: readonly string[];
  exercice?: number;
  obligatoires: boolean;
};

/**
 * Gives one line for each dossier to which one of these services granted an amount. With `obligatoires`, only those of
 * the associations to which the service granted more than the threshold in the exercise, all dossiers together.
 */
export const decisionsAccordees = (db: Db, { services, exercice, obligatoires }: QuellesDecisions) =>
  cursorBatches<{ decision: Decision }>(
    db,
    sql`
    select json_build_object('service', s.nom, 'siret_service', s.siret,
      'decide_le', to_char(i.decide_le at time zone 'Europe/Paris', 'YYYY-MM-DD'), 'id_fo', i.id_fo,
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
          and p.etat = any(${etatsPaiementOf(isVivante)}::text[])), '[]'::json)) as decision
    from (
      select *, sum(montant_accorde) over (partition by id_service_instructeur, id_beneficiaire, exercice) as de_l_annee
      from (
        select x.*, e.id_association as id_beneficiaire from instruction x join dossier e on e.id = x.id_dossier
        where x.id_service_instructeur = any(${[...services]}::uuid[]) and x.etat in ('6', '7', '8', '9', '10')
          and x.montant_accorde > 0 and x.id_subvention is not null
          and (${exercice ?? null}::int is null or x.exercice = ${exercice ?? null}::int)) x) i
    join dossier d on d.id = i.id_dossier
    join association a on a.id = d.id_association
    join service s on s.id = i.id_service_instructeur
    where not ${obligatoires}::boolean or i.de_l_annee > ${seuilPublicationEuros}
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
