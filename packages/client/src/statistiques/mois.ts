// The figures show the last two years, without a gap between the first month and the last.
import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';

type Mois = Statistiques['mois'][number];

const most = 24;
const noms = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** It gives a name such as « mars 2027 ». */
export function moisSaid(mois: string): string {
  const [annee, rang] = mois.split('-');
  return `${noms[Number(rang) - 1] ?? ''} ${annee}`;
}

const suivant = (mois: string): string => {
  const [annee = 0, rang = 0] = mois.split('-').map(Number);
  return rang === 12 ? `${annee + 1}-01` : `${annee}-${String(rang + 1).padStart(2, '0')}`;
};

/** A month in which nothing happened is drawn empty. */
export function derniersMois(mois: readonly Mois[]): Mois[] {
  const last = mois.at(-1)?.mois;
  const known = new Map(mois.map((one) => [one.mois, one]));
  const all: Mois[] = [];
  for (let at = mois[0]?.mois; at !== undefined && last !== undefined && at <= last; at = suivant(at)) {
    all.push(known.get(at) ?? { mois: at, transmis: 0, demande: 0, decides: 0, accorde: 0 });
  }
  return all.slice(-most);
}
