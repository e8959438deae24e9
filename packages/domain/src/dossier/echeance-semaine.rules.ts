// The dossiers under study are sorted by the week in which their usual answer is due: a team sees what comes.
import { instantThere, localDay, localParts, paris } from '../identifiants/dates-affichees.ts';
import { addJours } from '../identifiants/durees.ts';
import { count } from '../identifiants/nombres-affiches.ts';

/** How many weeks are counted one by one, the present one first; what is due after them is counted together. */
const semainesMontrees = 6;

/** When the answer to a dossier is due: `aucune` when its campaign gives no usual delay. A late dossier has no value. */
export const echeances = [
  'semaine-0',
  'semaine-1',
  'semaine-2',
  'semaine-3',
  'semaine-4',
  'semaine-5',
  'plus-tard',
  'aucune',
] as const;
export type Echeance = (typeof echeances)[number];

const said: Record<Exclude<Echeance, `semaine-${number}`>, string> = {
  'plus-tard': 'plus tard',
  aucune: 'sans échéance',
};

export function sayEcheance(echeance: Echeance): string {
  if (echeance === 'plus-tard' || echeance === 'aucune') return said[echeance];
  const rang = Number(echeance.slice(8));
  if (rang === 0) return 'cette semaine';
  return rang === 1 ? 'la semaine prochaine' : `dans ${count(rang, 'semaine', 'semaines')}`;
}

const jours = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

/** Returns the Monday of the week that comes after this many others, « YYYY-MM-DD » in Paris. */
export function findLundi(now: Date, semaines = 0): string {
  const noon = instantThere(localDay(now), '12:00:00');
  const passed = jours.indexOf(localParts(now, paris).weekday);
  // From noon to noon, a change of the clocks never moves the day.
  return localDay(addJours(noon, semaines * 7 - passed));
}

/**
 * Returns the instants that separate what is late, what is due in each week, and what is due later: the first is now,
 * the others are Mondays.
 */
export const listSeuils = (now: Date): Date[] => [
  now,
  ...Array.from({ length: semainesMontrees }, (_, rang) =>
    instantThere(findLundi(now, rang + 1), '00:00:00'),
  ),
];

/**
 * Returns how many instants of `seuilsOf` come before such a deadline, which is what the database computes; null for
 * `aucune`.
 */
export const rangEcheance = (echeance: Echeance): number | null =>
  echeance === 'aucune' ? null : echeances.indexOf(echeance) + 1;
