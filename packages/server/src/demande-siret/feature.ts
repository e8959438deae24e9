import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { demandeSiretProblems } from '@asso/domain/demande-siret/demande-siret.problems';
import { demarchesOuvertes } from '../association/demarches.ts';
import { suitesOfDossiers } from '../association/suite-dossiers.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { usagesOfDocuments } from '../document/document-usages.ts';
import { feature } from '../platform/feature.ts';
import { demandeSiretHandlers } from './demande-siret.handlers.ts';
import { demarcheSiret } from './demarche-siret.ts';
import { documentsDesDemandes, readsThroughDemande } from './documents-des-demandes.sql.ts';
import { suiteDesDemandesSiret } from './succession.sql.ts';

export const demandeSiretFeature = feature({
  name: 'demande-siret',
  endpoints: { demandeSiret: demandeSiretEndpoints },
  forms: { demande_siret: demandeSiretFields },
  problems: [demandeSiretProblems],
  build: (platform) => {
    suitesOfDossiers.add('demande-siret', suiteDesDemandesSiret);
    ownersOfDocuments.addReader(readsThroughDemande);
    usagesOfDocuments.add(documentsDesDemandes);
    demarchesOuvertes.add(demarcheSiret);
    return { handlers: { demandeSiret: demandeSiretHandlers(platform) } };
  },
});
