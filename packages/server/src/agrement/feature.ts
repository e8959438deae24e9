// Accreditations: their definition by administrators, the request of an association, the decision, and what follows it.
// Open first: `dossier-agrement-kind.ts`, this kind as `dossier` and `demarche` know it; `definition.handlers.ts`, what an agrément asks.
// `offre-agrement.ts` says what an agrément is of the published form of `catalogue/offre.ts`; `version.sql.ts` has its immutable versions, of
// which a dossier keeps the one it was begun on.
// `accorder-agrement.ts` decides; `inscrire-agrement.ts` writes it in the file of the association. The TCA is the tronc commun d’agrément:
// `tca.job.ts` tells when it ends.
// `haa` (its own `feature.ts`) is food aid: a list of sites, imported or typed, with its own parts.
import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import {
  createDossierAgrementSchema,
  dossierAgrementEndpoints,
} from '@asso/contract/agrement/dossier-agrement.endpoints';
import { dossierEntierEndpoints } from '@asso/contract/agrement/dossier-entier.endpoints';
import { definitionFields } from '@asso/domain/agrement/definition.fields';
import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { dossierAgrementProblems } from '@asso/domain/agrement/dossier-agrement.problems';
import { tcaProblemes } from '@asso/domain/agrement/tca.problems';
import { demarchesOuvertes } from '../association/demarches.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { mouvementSuites } from '../dossier/decision/suites-mouvement.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { feature } from '../platform/feature.ts';
import { demarchesAgrement } from './agrements-ouverts.ts';
import { arretesAgrement, proprietaireArrete } from './arrete-owner.ts';
import { definitionHandlers } from './definition.handlers.ts';
import { dossierAgrementHandlers } from './dossier-agrement.handlers.ts';
import { kindAgrement } from './dossier-agrement-kind.ts';
import { dossierEntierHandlers } from './dossier-entier.handlers.ts';
import { tcaWorker } from './tca.job.ts';
import { suiteRefus } from './tca-demande.ts';

export const agrementFeature = feature({
  name: 'agrement',
  endpoints: {
    definition: definitionEndpoints,
    dossier: dossierAgrementEndpoints,
    entier: dossierEntierEndpoints,
  },
  bodies: { 'POST /demande/dossiers': createDossierAgrementSchema },
  forms: { dossier_agrement: dossierAgrementFields, agrement_propose: definitionFields },
  problems: [definitionProblemes, dossierAgrementProblems, tcaProblemes],
  build: (platform) => {
    kindsOfDossiers.add(kindAgrement);
    ownersOfDocuments.add(proprietaireArrete, arretesAgrement);
    demarchesOuvertes.add(demarchesAgrement);
    mouvementSuites.add('agrement', suiteRefus);
    return {
      handlers: {
        definition: definitionHandlers(platform),
        dossier: dossierAgrementHandlers(platform),
        entier: dossierEntierHandlers(platform),
      },
      jobs: [tcaWorker(platform)],
    };
  },
});
