// The jobs that erase personal data, and the page that tells about it, read these limits (RGPD, art. 5).

import { jourMs } from '../identifiants/durees.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import { type CleConservation, type Conservation, conservations, type Duree } from './conservation.rows.ts';

/** Returns an instant: data older than it have been kept long enough. */
export const keptSince = (cle: CleConservation, now: Date): Date =>
  subtractDuree(conservations[cle].duree, now);

/** Returns the instant that comes `duree` before `now`. */
export function subtractDuree(duree: Duree, now: Date): Date {
  if ('minutes' in duree) return new Date(now.getTime() - duree.minutes * 60_000);
  if ('jours' in duree) return new Date(now.getTime() - duree.jours * jourMs);
  return enAnnees(now, -duree.annees);
}

/** Returns the instant that comes `duree` after `from`. */
export function addDuree(duree: Duree, from: Date): Date {
  if ('minutes' in duree) return new Date(from.getTime() + duree.minutes * 60_000);
  if ('jours' in duree) return new Date(from.getTime() + duree.jours * jourMs);
  return enAnnees(from, duree.annees);
}

function enAnnees(from: Date, annees: number): Date {
  const there = new Date(from);
  there.setUTCFullYear(there.getUTCFullYear() + annees);
  return there;
}

export function sayDuree(duree: Duree): string {
  if ('minutes' in duree) return count(duree.minutes, 'minute', 'minutes');
  if ('jours' in duree) return count(duree.jours, 'jour', 'jours');
  return count(duree.annees, 'an', 'ans');
}

const sorts = { supprime: 'Supprimé', anonymise: 'Rendu anonyme' } as const satisfies Record<
  Conservation['sort'],
  string
>;

export type ConservationToSay = {
  cle: CleConservation;
  categorie: string;
  contenu: string;
  base: string;
  duree: string;
  devient: string;
};

/** Returns each row as people read it, on the page and in the copy of one's data. */
export const sayConservations = (): ConservationToSay[] =>
  (Object.entries(conservations) as [CleConservation, Conservation][]).map(([cle, row]) => ({
    cle,
    categorie: row.categorie,
    contenu: row.contenu,
    base: row.base,
    duree: `${sayDuree(row.duree)}${row.isProposee ? ' (durée proposée)' : ''}, à partir de ${row.depuis}${avertissementsSaid(row)}`,
    devient: row.reste ? `${sorts[row.sort]}. Reste : ${debut(row.reste)}.` : `${sorts[row.sort]}.`,
  }));

/** Returns for example « , après un avertissement 60 jours puis 15 jours avant ». */
const avertissementsSaid = ({ avertissements = [] }: Conservation): string =>
  avertissements.length === 0
    ? ''
    : `, après un avertissement ${avertissements.map((jours) => sayDuree({ jours })).join(' puis ')} avant`;

const debut = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
