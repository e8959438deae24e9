// What is answered about the conditions of an agrément, in a few words: the whole part, and each criterion.
import { count } from '../identifiants/nombres-affiches.ts';
import { isBlank } from '../kernel/asks.ts';
import { type AgrementComplet, isAideAlimentaire, isTcaPose } from './dossier-agrement.rules.ts';
import { type CritereTca, criteresTca, type Tca, tcaFields } from './tca.fields.ts';
import { criteresRemplis } from './tca.rules.ts';

/** Returns « 4 critères du tronc commun sur 4, 2 réponses »; empty when this agrément asks nothing more. */
export function sayConditionsAgrement(dossier: AgrementComplet): string {
  const { tete, sites, definition } = dossier;
  const asked = Object.values(definition.champs_personnalises).flatMap((fields) => Object.keys(fields));
  const answers: Record<string, unknown> = tete.customs ?? {};
  const answered = asked.filter((name) => !isBlank(answers[name])).length;
  return [
    isTcaPose(dossier) &&
      `${count(criteresRemplis(tete.tca), 'critère', 'critères')} du tronc commun sur ${criteresTca.length}`,
    isAideAlimentaire(dossier) && count(sites.length, 'lieu', 'lieux'),
    asked.length > 0 && count(answered, 'réponse', 'réponses'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns « rempli, 4 points sur 4 », « pas encore rempli » or « sans réponse ». */
export function sayCritere(critere: CritereTca, tca: Tca | null | undefined): string {
  const answers: Record<string, unknown> = tca?.[critere] ?? {};
  if (isBlank(answers.conforme)) return 'sans réponse';
  if (answers.conforme === 'non') return 'pas encore rempli';
  const points = pointsOf(critere);
  const ticked = points.filter((name) => answers[name] === true).length;
  return `rempli, ${count(ticked, 'point', 'points')} sur ${points.length}`;
}

/** Tells whether a criterion says at once all that a reader must know: it is met, and each of its points is ticked. */
export const isCritereEntier = (critere: CritereTca, tca: Tca | null | undefined): boolean => {
  const answers: Record<string, unknown> = tca?.[critere] ?? {};
  return answers.conforme === 'oui' && pointsOf(critere).every((name) => answers[name] === true);
};

const pointsOf = (critere: CritereTca): string[] =>
  Object.entries(tcaFields[critere].fields).flatMap(([name, row]) => (row.kind === 'bool' ? [name] : []));
