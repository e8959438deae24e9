// These lists are short enough to be loaded with the form, which offers them as choices (§3 Referentiel).
import type { ListeOption, Listes } from '../kernel/listes.ts';
import { agrementsTypes } from './data/agrements-types.ts';
import { formeDistribAlimentaire } from './data/aide-alimentaire/forme-distrib-alimentaire.ts';
import { modalitesAide } from './data/aide-alimentaire/modalites-aide.ts';
import { natureApprDenrees } from './data/aide-alimentaire/nature-appr-denrees.ts';
import { naturesAide } from './data/aide-alimentaire/natures-aide.ts';
import { outilsTraceDenrees } from './data/aide-alimentaire/outils-trace-denrees.ts';
import { categoriesAgricoles } from './data/categories-agricoles.ts';
import { champsActionTerritorial } from './data/champs-action-territorial.ts';
import { civilites } from './data/civilites.ts';
import { demandeCases } from './data/demande-cases.ts';
import { dispositifs } from './data/dispositifs.ts';
import { domaines } from './data/domaines.ts';
import { fonctions } from './data/fonctions.ts';
import { guidassoMissions } from './data/guidasso-missions.ts';
import { indicesRepetition } from './data/indices-repetition.ts';
import { modalitesDispositifs } from './data/modalites-dispositifs.ts';
import { motifsAssistancePrimaires, motifsAssistanceSecondaires } from './data/motifs-assistance.ts';
import { niveauxAgrements } from './data/niveaux-agrements.ts';
import { niveauxFormation } from './data/niveaux-formation.ts';
import { objectifsOperationnels } from './data/objectifs-operationnels.ts';
import type { Option } from './data/option.ts';
import { permanencesActivite } from './data/permanences-activite.ts';
import { regimes } from './data/regimes.ts';
import { sousDispositifs } from './data/sous-dispositifs.ts';
import { typesDocuments } from './data/types-documents.ts';
import { typesEmployeur } from './data/types-employeur.ts';
import { typesServices } from './data/types-services.ts';
import { typesStructuresSportives } from './data/types-structures-sportives.ts';
import { typesTerritoires } from './data/types-territoires.ts';
import { typesValidite } from './data/types-validite.ts';

export const listesCourtes = {
  'agrements-types': agrementsTypes,
  'categories-agricoles': categoriesAgricoles,
  // An association whose volunteers earn CEC hours works in one of these fields.
  'cec-domaines': [
    { value: 'PHI', label: 'Philanthropique', source: 'official', codeSource: 'plausible' },
    { value: 'EDU', label: 'Éducatif', source: 'official', codeSource: 'plausible' },
    { value: 'SCI', label: 'Scientifique', source: 'official', codeSource: 'plausible' },
    { value: 'SOC', label: 'Social', source: 'official', codeSource: 'plausible' },
    { value: 'HUM', label: 'Humanitaire', source: 'official', codeSource: 'plausible' },
    { value: 'SPO', label: 'Sportif', source: 'official', codeSource: 'plausible' },
    { value: 'FAM', label: 'Familial', source: 'official', codeSource: 'plausible' },
    { value: 'CUL', label: 'Culturel', source: 'official', codeSource: 'plausible' },
    {
      value: 'EFH',
      label: 'Égalité entre les femmes et les hommes',
      source: 'official',
      codeSource: 'plausible',
    },
    {
      value: 'PAT',
      label: 'Mise en valeur du patrimoine artistique',
      source: 'official',
      codeSource: 'plausible',
    },
    {
      value: 'ENV',
      label: "Défense de l'environnement naturel",
      source: 'official',
      codeSource: 'plausible',
    },
    {
      value: 'DIF',
      label: 'Diffusion de la culture, de la langue et des connaissances scientifiques françaises',
      source: 'official',
      codeSource: 'plausible',
    },
  ],
  // The « contrat d’engagement républicain » has these seven commitments (décret 2021-1947).
  'cer-engagements': [
    { value: '1', label: 'Respect des lois de la République', source: 'official' },
    { value: '2', label: 'Liberté de conscience', source: 'official' },
    { value: '3', label: "Liberté des membres de l'association", source: 'official' },
    { value: '4', label: 'Égalité et non-discrimination', source: 'official' },
    { value: '5', label: 'Fraternité et prévention de la violence', source: 'official' },
    { value: '6', label: 'Respect de la dignité de la personne humaine', source: 'official' },
    { value: '7', label: 'Respect des symboles de la République', source: 'official' },
  ],
  'champs-action-territorial': champsActionTerritorial,
  civilites,
  'demande-cases': demandeCases,
  dispositifs,
  // A campaign or an agrément may expect these documents of an association (§3 Referentiel), which no register
  // provides.
  'documents-attendus': typesDocuments.filter(({ origine }) => origine === 'association'),
  domaines,
  fonctions,
  'forme-distrib-alimentaire': formeDistribAlimentaire,
  // The beneficiaries of a project have one of these genders (§3 beneficiaire.id_genre); « Mixte » was seen in State
  // exports.
  genres: [
    { value: 'M', label: 'Mixte', source: 'official', codeSource: 'plausible' },
    { value: 'F', label: 'Féminin', source: 'plausible' },
    { value: 'H', label: 'Masculin', source: 'plausible' },
  ],
  'guidasso-missions': guidassoMissions,
  'indices-repetition': indicesRepetition,
  'modalites-aide': modalitesAide,
  'modalites-dispositifs': modalitesDispositifs,
  'motifs-assistance-primaires': motifsAssistancePrimaires,
  'motifs-assistance-secondaires': motifsAssistanceSecondaires,
  'nature-appr-denrees': natureApprDenrees,
  'natures-aide': naturesAide,
  'niveaux-agrements': niveauxAgrements,
  'niveaux-formation': niveauxFormation,
  'objectifs-operationnels': objectifsOperationnels,
  'outils-trace-denrees': outilsTraceDenrees,
  'permanences-activite': permanencesActivite,
  regimes,
  'sous-dispositifs': sousDispositifs,
  // The beneficiaries of a project have one of these statuses (§3 beneficiaire.id_statut); no official list was
  // found.
  'statuts-beneficiaires': [
    { value: 'TOUS', label: 'Tous publics', source: 'plausible' },
    { value: 'SCO', label: 'Scolaires', source: 'plausible' },
    { value: 'ETU', label: 'Étudiants', source: 'plausible' },
    { value: 'DEM', label: 'Demandeurs d’emploi', source: 'plausible' },
    { value: 'SAL', label: 'Salariés', source: 'plausible' },
    { value: 'RET', label: 'Retraités', source: 'plausible' },
    { value: 'ADH', label: 'Adhérents / licenciés', source: 'plausible' },
    { value: 'BEN', label: 'Bénévoles', source: 'plausible' },
    { value: 'DIR', label: 'Dirigeants bénévoles', source: 'plausible' },
    { value: 'ENC', label: 'Encadrants, éducateurs', source: 'plausible' },
    { value: 'FAM', label: 'Familles', source: 'plausible' },
    { value: 'QPV', label: 'Habitants de quartiers prioritaires', source: 'plausible' },
    { value: 'PRE', label: 'Personnes en situation de précarité', source: 'plausible' },
    { value: 'ASS', label: 'Associations (personnes morales)', source: 'plausible' },
    { value: 'AUT', label: 'Autre', source: 'plausible' },
  ],
  // The beneficiaries of a project are in one of these age bands (§3 beneficiaire.id_tranche_age); no official list
  // was found.
  'tranches-age': [
    { value: 'TOUS', label: "Toutes tranches d'âge", source: 'official', codeSource: 'plausible' },
    { value: '0-5', label: 'Moins de 6 ans', source: 'plausible' },
    { value: '6-11', label: '6 à 11 ans', source: 'plausible' },
    { value: '12-17', label: '12 à 17 ans', source: 'plausible' },
    { value: '18-25', label: '18 à 25 ans', source: 'plausible' },
    { value: '26-59', label: '26 à 59 ans', source: 'plausible' },
    { value: '60+', label: '60 ans et plus', source: 'plausible' },
  ],
  'types-documents': typesDocuments,
  'types-employeur': typesEmployeur,
  'types-services': typesServices,
  'types-structures-sportives': typesStructuresSportives,
  'types-territoires': typesTerritoires,
  'types-validite': typesValidite,
} as const satisfies Record<string, readonly Option[]>;

type ListesCourtes = typeof listesCourtes;

/** Returns the options of a form row, with their values as a closed type. Long lists are imported instead. */
export const listOptionsCourtes = <T extends keyof ListesCourtes>(type: T): ListesCourtes[T] =>
  listesCourtes[type];

/** Returns the present list: as administrators changed it, else as the portal has it. */
export const readListeCourte = (type: keyof ListesCourtes, listes: Listes): readonly ListeOption[] =>
  listes[type] ?? listesCourtes[type];
