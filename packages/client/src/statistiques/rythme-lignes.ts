// The page and the downloaded file compare each month of a year with that of the year before.
import type { Rythme } from '@asso/contract/statistiques/rythme.schemas';

type Annee = Rythme['annees'][number];
type Mois = Annee['mois'][number];
export type MoisCompare = Mois & { deciderAvant: number | null; payerAvant: number | null };

const noms = [
  'janv.',
  'févr.',
  'mars',
  'avril',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];
export const moisNomme = (mois: number): string => noms[mois - 1] ?? '';

const rien: Mois['decider'] = { n: 0, mediane: null, neuviemeDecile: null, aTemps: null, lePlusLong: null };

/** Gives a line for each month in which something happened in either year. */
export const moisCompares = (present: Annee, avant: Annee): MoisCompare[] =>
  noms.flatMap((_, rank) => {
    const [now, before] = [present, avant].map(({ mois }) => mois.find((one) => one.mois === rank + 1));
    return now || before
      ? [
          {
            ...(now ?? { mois: rank + 1, decider: rien, payer: rien }),
            deciderAvant: before?.decider.mediane ?? null,
            payerAvant: before?.payer.mediane ?? null,
          },
        ]
      : [];
  });

/** The table of the downloaded file: for each of the two years, one line for each month and one for the whole year. */
export const tableauRythme = ({ annees }: Rythme): (string | number | null)[][] => [
  [
    'Année',
    'Mois',
    'Décidés',
    'Jours pour décider',
    'Décidés à temps, en %',
    'Payés',
    'Jours pour payer',
    'Payés à temps, en %',
  ],
  ...annees.flatMap(({ annee, decider, payer, mois }) => [
    [annee, 'Année', ...numbersOf(decider), ...numbersOf(payer)],
    ...mois.map((one) => [annee, moisNomme(one.mois), ...numbersOf(one.decider), ...numbersOf(one.payer)]),
  ]),
];

const numbersOf = ({ n, mediane, aTemps }: Mois['decider']) => [n, mediane, aTemps];
