// Pass'Sport: clubs enrol young people by their code; services check and have them repaid.
// Open first: `enrol.ts` and `move-inscription.ts`; `empechement.ts` says why a club cannot, by its attestation, its RIB or its federation.
// `domain/pass-sport/exercice.rules.ts` is the season; `inscription.rules.ts`, the states of an enrolment.
// `beneficiaire` finds a young person: a club, by a whole code only. `service` is the side of services; `import` reads the yearly files.
// `saisons-finies.job.ts` takes names away once a season is over.
import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import { importPspProblems } from '@asso/domain/pass-sport/import-pass-sport.problems';
import { passSportProblems } from '@asso/domain/pass-sport/pass-sport.problems';
import { servicePspProblems } from '@asso/domain/pass-sport/service-psp.problems';
import { usagesOfAffiliations } from '../association/collection/affiliation-liee.ts';
import { usagesOfRibs } from '../association/collection/rib-usages.ts';
import { demarchesOuvertes } from '../association/demarches.ts';
import { suitesOfDossiers } from '../association/suite-dossiers.ts';
import { associationsOfComptes } from '../compte/association-registry.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { feature } from '../platform/feature.ts';
import { attestationsPassSport, proprietaireAttestation } from './attestation-owner.ts';
import { demarchePassSport, describePassSport } from './demarche-pass-sport.ts';
import { isRibOfDossierPsp } from './dossier-psp.sql.ts';
import { hasInscriptions } from './inscription.sql.ts';
import { passSportHandlers } from './pass-sport.handlers.ts';
import { saisonsFiniesWorkers } from './saisons-finies.job.ts';
import { servicePspHandlers } from './service/service-psp.handlers.ts';
import { suiteDesDossiersPsp } from './succession.sql.ts';

export const passSportFeature = feature({
  name: 'pass-sport',
  endpoints: { passSport: passSportEndpoints },
  forms: {
    'POST /psp/upload-affiliation': {
      id_siren: { kind: 'text', label: 'SIREN de l’association', max: 9 },
      siren_federation: { kind: 'text', label: 'SIREN de la fédération', max: 9 },
      nom_federation: { kind: 'text', label: 'Nom de la fédération', max: 200 },
    },
  },
  problems: [passSportProblems],
  build: (platform) => {
    suitesOfDossiers.add('pass-sport', suiteDesDossiersPsp);
    ownersOfDocuments.add(proprietaireAttestation, attestationsPassSport);
    usagesOfRibs.add(isRibOfDossierPsp);
    usagesOfAffiliations.add(hasInscriptions);
    demarchesOuvertes.add(demarchePassSport);
    associationsOfComptes.add(describePassSport(platform.clock));
    return { handlers: { passSport: passSportHandlers(platform) } };
  },
});

/** The side of the service that reimburses is a feature of its own, apart from the associations' side. */
export const servicePspFeature = feature({
  name: 'pass-sport-service',
  endpoints: { servicePsp: servicePspEndpoints },
  problems: [servicePspProblems, importPspProblems],
  build: (platform) => ({
    handlers: { servicePsp: servicePspHandlers(platform) },
    jobs: saisonsFiniesWorkers(platform),
  }),
});
