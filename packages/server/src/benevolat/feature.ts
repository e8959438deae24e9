import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import { associationsOfComptes } from '../compte/association-registry.ts';
import { feature } from '../platform/feature.ts';
import { closeSessionWorker } from './close-session.job.ts';
import { declarationHandlers } from './declaration.handlers.ts';
import { describeDeclarations } from './describe-declarations.ts';
import { recapitulatifWorker } from './recapitulatif.job.ts';

export const benevolatFeature = feature({
  name: 'benevolat',
  endpoints: { declaration: declarationEndpoints },
  problems: [benevolatProblems],
  build: (platform) => {
    associationsOfComptes.add(describeDeclarations(platform.clock));
    return {
      handlers: { declaration: declarationHandlers(platform) },
      jobs: [closeSessionWorker(platform), recapitulatifWorker(platform)],
    };
  },
});
