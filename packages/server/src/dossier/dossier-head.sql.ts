// The head of a dossier is all that rights, lists and page headers need: everything but the form itself.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../platform/db/database.ts';

/** Selects the heads of all dossiers: the caller adds the filter. */
export const selectHeads = (db: Db) =>
  db
    .selectFrom('dossier')
    .innerJoin('association', 'association.id', 'dossier.id_association')
    .innerJoin('utilisateur as createur', 'createur.id', 'dossier.created_by')
    .select(headColumns)
    .select((eb) => [
      'association.nom as nom_association',
      'association.commune as commune',
      sql<string>`createur.prenom || ' ' || createur.nom`.as('nom_createur'),
      sql<string | null>`intitule_dossier(dossier.id)`.as('intitule'),
      sql<number | null>`demande_du_brouillon(dossier.id)::float8`.as('demande_brouillon'),
      sql<boolean>`subvention_active_de(dossier.id)`.as('subvention_active'),
      jsonArrayFrom(
        eb
          .selectFrom('instruction')
          .innerJoin('service', 'service.id', 'instruction.id_service_instructeur')
          .whereRef('instruction.id_dossier', '=', 'dossier.id')
          .select(instructionColumns)
          .select(['service.nom as nom_service', 'service.code as code_service', 'service.code_territoire'])
          // The service for which the dossier was begun is named first, wherever services are named.
          .orderBy(sql`instruction.id_service_instructeur <> dossier.id_service_instructeur`)
          .orderBy('service.code'),
      ).as('instructions'),
      sql<string[]>`array(select id_utilisateur from dossier_partage where id_dossier = dossier.id)`.as(
        'shared_with',
      ),
    ]);

export const headColumns = [
  'dossier.id',
  'dossier.id_fo',
  'dossier.genre',
  'dossier.id_association',
  'dossier.id_siret',
  'dossier.exercice',
  'dossier.exercice_fin',
  'dossier.statut',
  'dossier.titre',
  'dossier.id_type_dispositif',
  'dossier.id_sous_type_dispositif',
  'dossier.lib_sous_type_dispositif',
  'dossier.id_service_instructeur',
  'dossier.cle_unicite',
  'dossier.est_supprime',
  'dossier.created_by',
  'dossier.created_by_type',
  'dossier.created_by_service',
  'dossier.cree_le',
  'dossier.modifie_le',
  'dossier.modifie_par',
  'dossier.version',
] as const;

export const instructionColumns = [
  'instruction.id_dossier',
  'instruction.id_service_instructeur',
  'instruction.etat',
  'instruction.etat_precedent',
  'instruction.motif',
  'instruction.montant_demande',
  'instruction.montant_accorde',
  'instruction.accorde_le',
  'instruction.decide_le',
  'instruction.decision_modifiee_le',
  'instruction.montant_engage',
  'instruction.montant_verse',
  'instruction.paiement_demande_le',
  'instruction.demande_paiement',
  'instruction.acompte_pourcent',
  'instruction.delai_versement_jours',
  'instruction.transmis_le',
  'instruction.modifie_le',
  'instruction.completude',
  'instruction.completude_avant',
  'instruction.completude_le',
  'instruction.manques',
  'instruction.reponses',
  'instruction.depart',
] as const;
