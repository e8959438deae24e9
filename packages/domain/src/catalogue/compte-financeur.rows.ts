// The money of a service stands, in the budget of a project, on the line of account 74 that its kind of service has (§9).
import type { CompteFinanceur } from '../referentiel/budget.rules.ts';
import type { typesServices } from '../referentiel/data/types-services.ts';

type TypeService = (typeof typesServices)[number]['value'];

/** Every kind has its line, so that none is taken for the State by default. */
const comptes: Record<TypeService, CompteFinanceur> = {
  FEDE: '74-9',
  CD: '74-3',
  CR: '74-2',
  ANS: '74-8',
  DJEPVA: '74-1',
  DRAJES: '74-1',
  SDJES: '74-1',
  DREETS: '74-1',
  DDETS: '74-1',
  DGCS: '74-1',
  DREAL: '74-1',
  DRAC: '74-1',
  PREF: '74-1',
  COM: '74-4',
  EPCI: '74-4',
  EP: '74-8',
  ASP: '74-7',
};

/** Returns undefined for a kind that administrators added, which is asked. */
export const findCompteFinanceur = (type: string | null | undefined): CompteFinanceur | undefined =>
  Object.entries(comptes).find(([kind]) => kind === type)?.[1];
