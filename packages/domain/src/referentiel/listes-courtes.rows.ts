// These lists are short enough to be loaded with the form, which offers them as choices (§3 Referentiel).
import { agrementsTypes } from './data/agrements-types.ts';
import { categoriesAgricoles } from './data/categories-agricoles.ts';
import { cecDomaines } from './data/cec-domaines.ts';
import { cerEngagements } from './data/cer-engagements.ts';
import { champsActionTerritorial } from './data/champs-action-territorial.ts';
import { civilites } from './data/civilites.ts';
import { demandeCases } from './data/demande-cases.ts';
import { dispositifs } from './data/dispositifs.ts';
import { documentsAttendus } from './data/documents-attendus.ts';
import { domaines } from './data/domaines.ts';
import { fonctions } from './data/fonctions.ts';
import { formeDistribAlimentaire } from './data/aide-alimentaire/forme-distrib-alimentaire.ts';
import { genres } from './data/genres.ts';
import { guidassoMissions } from './data/guidasso-missions.ts';
import { indicesRepetition } from './data/indices-repetition.ts';
import { modalitesAide } from './data/aide-alimentaire/modalites-aide.ts';
import { modalitesDispositifs } from './data/modalites-dispositifs.ts';
import { motifsAssistancePrimaires, motifsAssistanceSecondaires } from './data/motifs-assistance.ts';
import { natureApprDenrees } from './data/aide-alimentaire/nature-appr-denrees.ts';
import { naturesAide } from './data/aide-alimentaire/natures-aide.ts';
import { niveauxAgrements } from './data/niveaux-agrements.ts';
import { niveauxFormation } from './data/niveaux-formation.ts';
import { objectifsOperationnels } from './data/objectifs-operationnels.ts';
import type { Option } from './data/option.ts';
import { outilsTraceDenrees } from './data/aide-alimentaire/outils-trace-denrees.ts';
import { permanencesActivite } from './data/permanences-activite.ts';
import { regimes } from './data/regimes.ts';
import { sousDispositifs } from './data/sous-dispositifs.ts';
import { statutsBeneficiaires } from './data/statuts-beneficiaires.ts';
import { tranchesAge } from './data/tranches-age.ts';
import { typesDocuments } from './data/types-documents.ts';
import { typesEmployeur } from './data/types-employeur.ts';
import { typesServices } from './data/types-services.ts';
import { typesStructuresSportives } from './data/types-structures-sportives.ts';
import { typesTerritoires } from './data/types-territoires.ts';
import { typesValidite } from './data/types-validite.ts';

export const listesCourtes = {
  'agrements-types': agrementsTypes,
  'categories-agricoles': categoriesAgricoles,
  'cec-domaines': cecDomaines,
  'cer-engagements': cerEngagements,
  'champs-action-territorial': champsActionTerritorial,
  civilites,
  'demande-cases': demandeCases,
  dispositifs,
  'documents-attendus': documentsAttendus,
  domaines,
  fonctions,
  'forme-distrib-alimentaire': formeDistribAlimentaire,
  genres,
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
  'statuts-beneficiaires': statutsBeneficiaires,
  'tranches-age': tranchesAge,
  'types-documents': typesDocuments,
  'types-employeur': typesEmployeur,
  'types-services': typesServices,
  'types-structures-sportives': typesStructuresSportives,
  'types-territoires': typesTerritoires,
  'types-validite': typesValidite,
} as const satisfies Record<string, readonly Option[]>;
