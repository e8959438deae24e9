// An agrément that is granted is told by its arrêté: its number, its days, and what becomes of the TCA with it.
import { formatDay } from '../identifiants/dates-affichees.ts';
import { type IssueTca, sayIssueTca } from './tca.words.ts';

export type AccordToSay = {
  numero: string;
  date_attribution: string;
  date_validite: string | null;
  tca: IssueTca | null;
};

/** Says when the agrément ends: « jusqu’au 28/01/2032 » or « sans échéance ». */
const finAccordSaid = (fin: string | null): string =>
  fin === null ? 'sans échéance' : `jusqu’au ${formatDay(fin)}`;

/** Returns « Arrêté JEP-13-27-004 du 29/01/2027, valable jusqu’au 28/01/2032. » */
export const sayArrete = ({ numero, date_attribution, date_validite }: AccordToSay): string =>
  `Arrêté ${numero.trim()} du ${formatDay(date_attribution)}, valable ${finAccordSaid(date_validite)}.`;

/** Says what the e-mail of the decision tells of the arrêté. */
export const sayAccord = (accord: AccordToSay): string =>
  [
    `${sayArrete(accord)} L’arrêté est dans votre dossier, et l’agrément est inscrit dans votre association.`,
    ...(accord.tca ? [sayIssueTca(accord.tca)] : []),
  ].join('\n\n');
