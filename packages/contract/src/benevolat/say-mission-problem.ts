import { missionProblems } from '@asso/domain/benevolat/mission.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayMissionProblem = sayWith({ ...kernelProblems, ...referentielProblems, ...missionProblems });
