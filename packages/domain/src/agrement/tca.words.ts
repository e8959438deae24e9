// What becomes of the tronc commun d’agrément (TCA) with a decision is said in one sentence, wherever it is read.
import { formatDay } from '../identifiants/dates-affichees.ts';
import { type CritereTca, tcaFields } from './tca.fields.ts';

/** `fin` is the last day of the TCA that is granted, « YYYY-MM-DD »; null when `criteres` are not met. */
export type IssueTca = { fin: string | null; criteres: readonly CritereTca[] };

/** Names the criteria: « Transparence financière », « Objet d’intérêt général ». */
export const sayCriteres = (criteres: readonly CritereTca[]): string =>
  criteres.map((critere) => `«\u00a0${tcaFields[critere].label}\u00a0»`).join(', ');

export const sayIssueTca = ({ fin, criteres }: IssueTca): string =>
  fin === null
    ? `Le tronc commun d’agrément (TCA) n’est pas accordé : l’association n’a pas répondu «\u00a0Oui\u00a0» à ${sayCriteres(criteres)}.`
    : `Le tronc commun d’agrément (TCA) est accordé avec lui, jusqu’au ${formatDay(fin)}.`;
