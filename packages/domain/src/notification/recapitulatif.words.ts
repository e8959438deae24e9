// One e-mail a day tells all that waited, grouped by dossier (§3 Notification kinds).
import { count } from '../identifiants/nombres-affiches.ts';
import { capitalised, groupByObjet } from './groupes.rules.ts';
import { extractFait } from './notification.words.ts';

type Nouvelle = { sentence: string; objet: { type: string; id: string; libelle: string } };

/** The most dossiers that an e-mail names; the inbox has the others. */
export const mostGroupes = 40;

/**
 * Writes the e-mail of the day, with one paragraph for each dossier: « Dossier 26-000123 : transmis ; Karim Benali vous
 * a écrit. »
 */
export function sayRecapitulatif(nouvelles: readonly Nouvelle[]): {
  subject: string;
  paragraphs: string[];
} {
  const groupes = groupByObjet(nouvelles);
  const more = groupes.length - mostGroupes;
  return {
    subject: `Vos nouvelles du jour : ${count(nouvelles.length, 'nouvelle', 'nouvelles')}`,
    paragraphs: [
      ...groupes.slice(0, mostGroupes).map(paragraphOf),
      ...(more > 0 ? [`Et ${count(more, 'autre', 'autres')} : ouvrez vos notifications.`] : []),
    ],
  };
}

const paragraphOf = ({ objet, items }: { objet: Nouvelle['objet']; items: readonly Nouvelle[] }): string =>
  `${capitalised(objet.libelle)} : ${items.map((one) => extractFait(one).replace(/\.$/, '')).join(' ; ')}.`;
