// The portal knows some sous-dispositifs by their code or name, with settings that no campaign may contradict (§4 step
// 2, §5, §9).
import { isBlank } from '../kernel/asks.ts';
import type { SousDispositif } from './data/option.ts';
import { sousDispositifs } from './data/sous-dispositifs.ts';
import { plainWords } from './mots.rules.ts';

/** The settings have the names of the options of a campaign's line. */
export type Reglages = {
  interdit_regimes?: string[];
  max_projets?: number;
  duree_pluriannuelle?: number;
  indicateurs?: 'formation-benevoles';
};

type Nomme = { code?: string | null; label?: string | null };

const connus: readonly SousDispositif[] = sousDispositifs;

export const listSousDispositifs = (dispositif: string): SousDispositif[] =>
  connus.filter(({ parent }) => parent === dispositif);

/** Finds a sous-dispositif of this dispositif, by its code or by its name as people type it. */
export function sousDispositifConnu(dispositif: string, { code, label }: Nomme): SousDispositif | undefined {
  const known = listSousDispositifs(dispositif);
  const nom = plainWords(label ?? '');
  return (
    known.find(({ value }) => value === code?.trim()) ??
    known.find((one) => nom !== '' && plainWords(one.label) === nom)
  );
}

export const toReglages = (connu: SousDispositif | undefined): Reglages => ({
  ...(connu?.interditRegimes && { interdit_regimes: [...connu.interditRegimes] }),
  ...(connu?.unSeulProjet && { max_projets: 1 }),
  ...(connu?.dureePluriannuelle && { duree_pluriannuelle: connu.dureePluriannuelle }),
  ...(connu?.indicateursFormation && { indicateurs: 'formation-benevoles' as const }),
});

/** Fills the blank settings of a campaign's line with those that its sous-dispositif imposes. */
export function withReglages<T extends Nomme>(dispositif: string, ligne: T): T {
  const known = Object.entries(toReglages(sousDispositifConnu(dispositif, ligne)));
  const missing = known.filter(([name]) => isBlank(Reflect.get(ligne, name)));
  return missing.length === 0 ? ligne : { ...ligne, ...Object.fromEntries(missing) };
}

/** Returns the settings of a campaign's line that contradict those that its sous-dispositif imposes. */
export function reglagesContraires(dispositif: string, ligne: Nomme): (keyof Reglages | 'pluriannuel')[] {
  const known = toReglages(sousDispositifConnu(dispositif, ligne));
  const names = Object.keys(known) as (keyof Reglages)[];
  const against = names.filter((name) => !dit(Reflect.get(ligne, name), known[name]));
  const isNever = known.duree_pluriannuelle !== undefined && Reflect.get(ligne, 'pluriannuel') === 'jamais';
  return isNever ? [...against, 'pluriannuel'] : against;
}

/** Tells whether a setting of the line agrees with the imposed one; the line may exclude more regimes. */
const dit = (said: unknown, known: unknown): boolean =>
  Array.isArray(known) ? Array.isArray(said) && known.every((one) => said.includes(one)) : said === known;
