// The writer of a campaign is told what is known of a sous-dispositif (§5, §9).
import { count } from '../identifiants/nombres-affiches.ts';
import type { SousDispositif } from './data/option.ts';
import { regimes } from './data/regimes.ts';
import { type Reglages, toReglages } from './sous-dispositif-connu.rules.ts';

/** Writes one sentence for each setting, which may follow « : ». */
export function sayRegles(connu: SousDispositif | undefined): Partial<Record<keyof Reglages, string>> {
  const { interdit_regimes, max_projets, duree_pluriannuelle, indicateurs } = toReglages(connu);
  return {
    ...(interdit_regimes && { interdit_regimes: `il n’est pas proposé à ${regimesSaid(interdit_regimes)}` }),
    ...(max_projets && { max_projets: 'un dossier y compte un seul projet' }),
    ...(duree_pluriannuelle && {
      duree_pluriannuelle: `une demande pluriannuelle y dure ${count(duree_pluriannuelle + 1, 'an', 'ans')}`,
    }),
    ...(indicateurs && {
      indicateurs: 'un projet s’y évalue par les bénévoles, les jours et les sessions de formation',
    }),
  };
}

const regimesSaid = (codes: readonly string[]): string =>
  regimes
    .filter(({ value }) => codes.includes(value))
    .map(({ label }) => `« ${label} »`)
    .join(' ni à ');
