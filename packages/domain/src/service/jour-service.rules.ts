// A service counts its days where it is (§9).
import { localDay } from '../identifiants/dates-affichees.ts';
import { timeZoneOfTerritoire } from '../referentiel/territoires.rules.ts';

/** Returns the day it is now where the service is, « YYYY-MM-DD ». */
export const findServiceDay = (now: Date, code_territoire: string | null): string =>
  localDay(now, timeZoneOfTerritoire(code_territoire));
