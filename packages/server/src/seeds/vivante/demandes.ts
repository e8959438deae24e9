// What an association sends, as the portal would keep it: the header of the dossier, its project and its budget.
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { findSousDispositif } from '@asso/domain/subvention/campagne.rules';
import { toDescription } from '@asso/domain/subvention/choix.rules';
import { completeProjet } from '@asso/domain/subvention/complete-projet.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { markRelues } from '@asso/domain/subvention/projet-a-revoir.rules';
import { idFinancement, listAnnees } from '@asso/domain/subvention/projet-annees.rules';
import type { AssociationEcrite } from './associations-vivantes.ts';
import { budgetVivant } from './budgets.ts';
import { pickCommune } from './lieux.ts';
import type { DossierPlanifie } from './plan.ts';

export type DemandeVivante = DossierPlanifie & {
  ecrite: AssociationEcrite;
  campagne: Campagne;
  service: string;
  exercice: number;
  exercice_fin: number;
};

/**
 * Gives the bank account of a dossier: for this year's exercise, the account opened this year if there is one; else the
 * former one.
 */
export const pickRib = ({ ecrite, recul }: DemandeVivante) =>
  (recul === 0 && ecrite.nouveauRib) || ecrite.rib;

export function toTete(demande: DemandeVivante): DossierSubvention {
  const { campagne, sous, exercice, exercice_fin, ecrite, association, isRenouvele } = demande;
  const years = { exercice, exercice_fin };
  return {
    description: {
      ...toDescription(campagne, findSousDispositif(campagne, sous), years),
      renouvellement: isRenouvele ? 'renouvellement' : 'premiere',
    },
    demandeur: {
      id_siret: ecrite.siret,
      id_representant_legal: ecrite.representant,
      id_signataire: ecrite.representant,
      id_responsable: ecrite.tresorier,
      id_rib: pickRib(demande).id,
    },
    customs: {
      nombre_benevoles: Math.max(8, Math.round(association.adherents / 4)),
      nombre_salaries: association.adherents % 4,
    },
    attestation: { aides_publiques: 'inferieur', lieu: ecrite.commune, certifie: true },
  } as DossierSubvention;
}

/** Returns the amount asked for one year, a little more each exercise, rounded to fifty euros. */
export const computeMontantDemande = ({ projet, recul }: Pick<DemandeVivante, 'projet' | 'recul'>): number =>
  Math.round((projet.demande * hausses[recul]) / 50) * 50;

const hausses = { 0: 1.08, 1: 1, 2: 0.9 } as const;

export function toProjet(demande: DemandeVivante): Projet {
  const { projet, exercice, exercice_fin, service, ecrite, association, isRenouvele, recul } = demande;
  const annees = listAnnees({ exercice, exercice_fin });
  const [statut, tranche, nombre] = projet.public;
  const [intitule, min, max] = projet.mesure;
  const [debut, fin] = projet.mois;
  const { libelle, code } = pickCommune(association.lieu);
  const euros = computeMontantDemande(demande);
  const corps: Projet = {
    description: {
      intitule: projet.intitule,
      recurrence: isRenouvele ? 'renouvellement' : 'première demande',
      periode: annees.length > 1 ? 'Pluriannuel' : 'Annuel',
      date_debut: `${exercice}-${deux(debut)}-01`,
      date_fin: `${exercice_fin}-${deux(fin)}-28`,
      objectifs: projet.objectifs,
      description: isRenouvele && recul === 0 ? `${projet.description} ${projet.suite}` : projet.description,
      id_responsable: ecrite.tresorier,
    },
    beneficiaire: {
      id_statut: statut,
      id_tranche_age: tranche,
      id_genre: 'M',
      nombre,
    } as NonNullable<Projet['beneficiaire']>,
    territoires: {
      territoires: [{ id: code, libelle, type: 'commune', code }],
      commentaire: 'Et dans les communes voisines, selon les demandes.',
    },
    moyens: { commentaire: projet.moyens, recrutement_specifique: false },
    evaluation: {
      indicateurs: [{ id: 'i1', rang: 1, intitule, prevu_min: min, prevu_max: max }],
      commentaire:
        'Un bilan est fait avec les bénévoles à mi-parcours, puis présenté à l’assemblée générale.',
    },
    financements: annees.map((annee) => ({
      id: idFinancement(annee, service),
      annee,
      id_service_instructeur: service,
      montant_demande: euros,
    })),
    ...budgetVivant(projet, euros, annees),
    customs: {},
  };
  const listes = {};
  return {
    ...completeProjet(corps, { indicateurs: 'libres', listes }),
    ...markRelues(corps),
    need_validation: false,
  };
}

const deux = (mois: number): string => String(mois).padStart(2, '0');
