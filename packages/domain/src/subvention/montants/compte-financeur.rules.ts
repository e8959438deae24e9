// What is asked of each service stands in the budget on the line of account 74 of that kind of funder: State, région,
// département, commune (§5 Budget).
import type { CompteFinanceur } from '../../referentiel/budget.rules.ts';
import type { Campagne } from '../campagne.rules.ts';

/** What a campaign says of the lines of its funders. */
export type Financeurs = Pick<Campagne, 'compte_financeur' | 'instructeurs'>;

/** Returns the line of a service: its own, or else that of the campaign. */
export const findCompteService = (
  { compte_financeur, instructeurs }: Financeurs,
  service: unknown,
): CompteFinanceur =>
  instructeurs.find(({ id_service }) => id_service === service)?.compte_financeur ?? compte_financeur;
