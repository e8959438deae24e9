import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import { importPspProblems } from '@asso/domain/pass-sport/import-pass-sport.problems';
import { servicePspProblems } from '@asso/domain/pass-sport/service-psp.problems';
import { feature } from '../../platform/feature.ts';
import { effacerBeneficiairesWorker } from '../beneficiaire/effacer-beneficiaires.job.ts';
import { effacerComptesWorker } from '../effacer-comptes.job.ts';
import { servicePspHandlers } from './service-psp.handlers.ts';

/** The service's side of Pass'Sport is a feature apart from the associations' side. */
export const servicePspFeature = feature({
  name: 'pass-sport-service',
  endpoints: { servicePsp: servicePspEndpoints },
  problems: [servicePspProblems, importPspProblems],
  build: (platform) => ({
    handlers: { servicePsp: servicePspHandlers(platform) },
    jobs: [effacerBeneficiairesWorker(platform), effacerComptesWorker(platform)],
  }),
});
