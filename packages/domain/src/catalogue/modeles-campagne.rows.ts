// A campaign may begin from one of these kinds: what most campaigns of the kind ask is written at once, to be read again.
import { departementsServis } from '../compte/territoire-servi.rules.ts';
import { type NomRubrique, nomsRubriques } from '../subvention/projet-rubriques.rows.ts';
import { ouvertureProposee } from './calendrier/dates-proposees.rules.ts';
import { type BrouillonCampagne, campagneFields } from './campagne-options.fields.ts';
import { findCompteFinanceur } from './compte-financeur.rows.ts';
import type { ModeleCampagne } from './noms-modeles.rows.ts';
import { valeursLignes } from './saisie.rules.ts';

type Rubriques = readonly NomRubrique[];
type Type = NonNullable<BrouillonCampagne['sous_dispositifs']>[number];
type Piece = NonNullable<BrouillonCampagne['documents_attendus']>[number];

const courtes: Rubriques = ['description', 'financements', 'custom-bloc', 'document-custom-bloc', 'budgets'];

const piece = (nature: NonNullable<Piece['nature']>, label: string): Piece => ({
  id: nature,
  code: nature,
  nature,
  label,
  obligatoire: true,
});
const rapports = [
  piece('RAR', 'Rapport d’activité de la dernière année'),
  piece('CPT', 'Comptes annuels approuvés'),
];

/** Each kind says, in order, its name, what it is for, and what it writes in the draft. */
export const modelesCampagne = {
  fonctionnement: {
    label: 'Fonctionnement',
    aide: 'Aider une association à vivre toute l’année. Formulaire court.',
    semaines: 8,
    type: { label: 'Fonctionnement', max_projets: 1, types_projet: ['fonctionnement'] },
    rubriques: ['description', 'beneficiaire', 'moyens', 'financements', 'custom-bloc', 'budgets'],
    documents_attendus: rapports,
    demande_paiement: 'aucune',
    delai_habituel_jours: 90,
  },
  projet: {
    label: 'Projet',
    aide: 'Aider une action, avec ses publics, ses lieux et son budget.',
    semaines: 8,
    type: { label: 'Projet', max_projets: 3, types_projet: ['projet'] },
    rubriques: nomsRubriques,
    documents_attendus: rapports,
    demande_paiement: 'aucune',
    delai_habituel_jours: 90,
  },
  investissement: {
    label: 'Investissement',
    aide: 'Payer du matériel ou des travaux, sur devis, en deux versements.',
    semaines: 8,
    type: { label: 'Investissement', max_projets: 2, types_projet: ['projet'] },
    rubriques: nomsRubriques.filter((one) => one !== 'beneficiaire'),
    documents_attendus: rapports,
    documents_projet: [piece('DEV', 'Devis de moins de six mois')],
    demande_paiement: 'plusieurs',
    acompte_pourcent: 50,
    delai_habituel_jours: 120,
  },
  urgence: {
    label: 'Urgence',
    aide: 'Répondre vite à une difficulté : peu de questions, aucun papier.',
    semaines: 4,
    type: { label: 'Aide d’urgence', max_projets: 1, types_projet: ['projet'] },
    rubriques: courtes,
    documents_attendus: [],
    demande_paiement: 'aucune',
    delai_habituel_jours: 30,
  },
  pluriannuel: {
    label: 'Sur plusieurs années',
    aide: 'Soutenir un projet pendant trois ans, un montant par année.',
    semaines: 10,
    type: {
      label: 'Projet sur trois ans',
      max_projets: 1,
      types_projet: ['projet'],
      pluriannuel: 'toujours',
      duree_pluriannuelle: 2,
    },
    rubriques: nomsRubriques,
    documents_attendus: [...rapports, piece('PRS', 'Projet associatif')],
    demande_paiement: 'une',
    delai_habituel_jours: 120,
  },
} as const satisfies Record<
  ModeleCampagne,
  Pick<
    BrouillonCampagne,
    | 'demande_paiement'
    | 'acompte_pourcent'
    | 'delai_habituel_jours'
    | 'documents_attendus'
    | 'documents_projet'
  > & { label: string; aide: string; semaines: number; type: Omit<Type, 'id'>; rubriques: Rubriques }
>;

type Depart = {
  today: string;
  /** The kind of the service that answers for the campaign; its money has a line of account 74. */
  typeService: string | null;
  /** The place that the service holds; the associations of elsewhere are not offered the campaign, unless it says so. */
  territoire: string | null;
};

/**
 * Returns the draft of a new campaign. Every one begins with what most of them share; without a kind, all sections of a
 * project are ticked and no date is proposed.
 */
export function modeleBrouillon(
  modele: ModeleCampagne | undefined,
  { today, typeService, territoire }: Depart,
): BrouillonCampagne {
  const departements = departementsServis(territoire);
  const commun: BrouillonCampagne = {
    fuseau: 'Europe/Paris',
    compte_financeur: findCompteFinanceur(typeService),
    rappels: 'ordinaires',
    ...(departements.length > 0 && {
      territoires: valeursLignes(campagneFields.territoires, departements),
    }),
    rubriques: [...nomsRubriques],
  };
  if (!modele) return commun;
  const { label: _label, aide: _aide, semaines, type, rubriques, ...same } = modelesCampagne[modele];
  const line = { ...type, id: 'type', code: codes[modele], rang: 0, ...ouvertureProposee(today, semaines) };
  const lines = (list: readonly Piece[] = []) => list.map((one, rang) => ({ ...one, rang }));
  return {
    ...commun,
    ...same,
    rubriques: [...rubriques],
    sous_dispositifs: [line as Type],
    documents_attendus: lines(same.documents_attendus),
    ...('documents_projet' in same && { documents_projet: lines(same.documents_projet) }),
  } as BrouillonCampagne;
}

const codes: Record<ModeleCampagne, string> = {
  fonctionnement: 'FONCTIONNEMENT',
  projet: 'PROJET',
  investissement: 'INVESTISSEMENT',
  urgence: 'URGENCE',
  pluriannuel: 'PLURIANNUEL',
};
