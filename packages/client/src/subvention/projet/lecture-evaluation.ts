// Puts the evaluation of a project into words, one indicator per line.
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { Evaluation, Indicateur } from '@asso/domain/subvention/indicateurs.rules';

/** Returns « Nombre de sessions : de 4 à 6 », then how success is judged; null when nothing is known. */
export function describeEvaluation(value: Evaluation | null | undefined): string | null {
  const lines = (value?.indicateurs ?? []).map(lireIndicateur);
  const methode = value?.commentaire && `Méthode : ${value.commentaire}`;
  return [...lines, methode].filter(Boolean).join('\n') || null;
}

function lireIndicateur({ intitule, prevu_min, prevu_max }: Indicateur): string {
  const [least, most] = [nombre(prevu_min), nombre(prevu_max)];
  const prevu =
    least && most && least !== most ? `de ${least} à ${most}` : (most ?? least ?? 'non renseigné');
  return `${intitule ?? 'Sans nom'} : ${prevu}`;
}

/** Returns a number in words; one that is not complete yet is shown as it was typed. */
function nombre(value: number | string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'number') return value;
  return formatNombre(value, Number.isInteger(value) ? 0 : 2);
}
