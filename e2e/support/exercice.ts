// The demonstration's campaigns are for this year, which depends on the day of the run.
import { demoPeriode } from '../../packages/server/src/seeds/demo/campagnes.ts';

export const { exercice } = demoPeriode(new Date());
