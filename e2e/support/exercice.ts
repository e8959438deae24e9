// The year the demonstration's campaigns are for: it goes with the day the tests run.
import { periodeDeDemo } from '../../packages/server/src/seeds/demo/campagnes.ts';

export const { exercice } = periodeDeDemo(new Date());
