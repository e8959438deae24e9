// Volunteering as the « compte d'engagement citoyen » counts it: people declare, somebody of the association confirms.
// Open first: `declaration.handlers.ts`, `decide-declaration.ts`; `valideur.sql.ts` says who may confirm.
// `domain/benevolat/declaration.states.ts` are the states. A session is the days in which one declares; `close-session.ts` ends what still
// waits after them.
// `import-declarations.ts` and `import-missions.ts` read the files of the national system. `effacer-noms.job.ts` takes names away in time.
import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { missionEndpoints } from '@asso/contract/benevolat/mission.endpoints';
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import { missionProblems } from '@asso/domain/benevolat/mission.problems';
import { associationsOfComptes } from '../compte/association-registry.ts';
import { feature } from '../platform/feature.ts';
import { closeSessionWorker } from './close-session.job.ts';
import { declarationHandlers } from './declaration.handlers.ts';
import { describeDeclarations } from './describe-declarations.ts';
import { eraseNomsWorker } from './effacer-noms.job.ts';
import { missionHandlers } from './mission.handlers.ts';
import { recapitulatifWorker } from './recapitulatif.job.ts';

export const benevolatFeature = feature({
  name: 'benevolat',
  endpoints: { declaration: declarationEndpoints, mission: missionEndpoints },
  problems: [benevolatProblems, missionProblems],
  build: (platform) => {
    associationsOfComptes.add(describeDeclarations(platform.clock));
    return {
      handlers: { declaration: declarationHandlers(platform), mission: missionHandlers(platform) },
      jobs: [closeSessionWorker(platform), recapitulatifWorker(platform), eraseNomsWorker(platform)],
    };
  },
});
