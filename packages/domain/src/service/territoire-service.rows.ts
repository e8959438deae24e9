// A service is competent at a level, for the country, a region or a département (§3 niveau_territorial,
// code_territoire).
import { isCodeTerritoire } from '../compte/territoire-admin.rules.ts';
import type { Choice } from '../kernel/fields.ts';

export const niveauxTerritoriaux = [
  { value: 'national', label: 'National' },
  { value: 'regional', label: 'Régional' },
  { value: 'departemental', label: 'Départemental' },
  { value: 'local', label: 'Local' },
] as const satisfies readonly Choice[];

/** Lists the country, then regions, then départements; a place without a territory's code is left out. */
export const territoireChoices = (regions: readonly Choice[], departements: readonly Choice[]): Choice[] =>
  [
    { value: 'FR', label: 'France entière' },
    ...regions.map(({ value, label }) => ({ value: `R${value}`, label: `${label} (région)` })),
    ...departements.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
  ].filter(({ value }) => isCodeTerritoire(value));
