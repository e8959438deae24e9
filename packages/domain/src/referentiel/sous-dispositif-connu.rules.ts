// What the portal knows of a sub-scheme by its code or its name: the settings that no campaign may leave out (§4 step 2, §5, §9).
import { isBlank } from '../kernel/asks.ts';
import type { SousDispositif } from './data/option.ts';
import { sousDispositifs } from './data/sous-dispositifs.ts';
import { plainWords } from './mots.rules.ts';

/** Named as the options of a line of a campaign. */
export type Reglages = {
  interdit_regimes?: string[];
  max_projets?: number;
  duree_pluriannuelle?: number;
  indicateurs?: 'formation-benevoles';
};

type Nomme = { code?: string | null; label?: string | null };

const connus: readonly SousDispositif[] = sousDispositifs;

export const sousDispositifsDe = (dispositif: string): SousDispositif[] =>
  connus.filter(({ parent }) => parent === dispositif);

/** Of this scheme, by its code or by its name as people type it. */
export function sousDispositifConnu(dispositif: string, { code, label }: Nomme): SousDispositif | undefined {
  const known = sousDispositifsDe(dispositif);
  const nom = plainWords(label ?? '');
  return (
    known.find(({ value }) => value === code?.trim()) ??
    known.find((one) => nom !== '' && plainWords(one.label) === nom)
  );
}

export const reglagesDe = (connu: SousDispositif | undefined): Reglages => ({
  ...(connu?.interditRegimes && { interdit_regimes: [...connu.interditRegimes] }),
  ...(connu?.unSeulProjet && { max_projets: 1 }),
  ...(connu?.dureePluriannuelle && { duree_pluriannuelle: connu.dureePluriannuelle }),
  ...(connu?.indicateursFormation && { indicateurs: 'formation-benevoles' as const }),
});

/** What the line leaves blank is what is known of it. */
export function avecReglages<T extends Nomme>(dispositif: string, ligne: T): T {
  const known = Object.entries(reglagesDe(sousDispositifConnu(dispositif, ligne)));
  const missing = known.filter(([name]) => isBlank(Reflect.get(ligne, name)));
  return missing.length === 0 ? ligne : { ...ligne, ...Object.fromEntries(missing) };
}

/** The settings of the line that say otherwise than what is known of it. */
export function reglagesContraires(dispositif: string, ligne: Nomme): (keyof Reglages | 'pluriannuel')[] {
  const known = reglagesDe(sousDispositifConnu(dispositif, ligne));
  const names = Object.keys(known) as (keyof Reglages)[];
  const against = names.filter((name) => !dit(Reflect.get(ligne, name), known[name]));
  const isNever = known.duree_pluriannuelle !== undefined && Reflect.get(ligne, 'pluriannuel') === 'jamais';
  return isNever ? [...against, 'pluriannuel'] : against;
}

/** Other regimes may be put aside besides. */
const dit = (said: unknown, known: unknown): boolean =>
  Array.isArray(known) ? Array.isArray(said) && known.every((one) => said.includes(one)) : said === known;
