// Says where a part stands, what is written in it and what is missing.
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import { findTarget } from '@asso/domain/kernel/writable';
import { type EtatPartie, minutesRestantes } from '@asso/domain/subvention/parties/projet-parties.rules';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { answerAt, type Form } from '../../../ui/fields/form.ts';
import { resumeRubrique } from '../resume-rubrique.ts';
import type { Partie } from '../rubriques.ts';

const mots: Record<EtatPartie, string> = {
  termine: 'Terminé',
  facultatif: 'Facultatif',
  'en-cours': 'En cours',
  'a-revoir': 'À revoir',
  'a-completer': 'À compléter',
  'a-commencer': 'À commencer',
};

/** Returns « En cours, 5 min », the minutes alone of a part not begun, or the state alone when nothing is left. */
export function sayEtatPartie(partie: Partie, etat: EtatPartie): string {
  const minutes = minutesRestantes(partie);
  if (etat === 'a-commencer' && minutes > 0) return `${minutes}\u00a0min`;
  return minutes > 0 ? `${mots[etat]}, ${minutes}\u00a0min` : mots[etat];
}

const mostNamed = 3;

/**
 * Returns what is missing or wrong if something is written, what is written if nothing is, or else what the part will
 * ask. An answer that somebody gave and that is refused is never said missing.
 */
export function sayContenuPartie(partie: Partie, etat: EtatPartie, form: Form): string {
  const ecrit = partie.rubriques
    .map((one) => resumeRubrique(one, form))
    .filter(Boolean)
    .join(' · ');
  const manques = withoutParents(partie.rubriques.flatMap((one) => one.manques));
  if (manques.length === 0 || etat === 'a-commencer' || !ecrit) return ecrit || partie.contenu;
  const isLeft = (path: string) => isEmpty(answerAt(form, path));
  const said = [
    named('Il manque', manques.filter(isLeft), form),
    named(
      'À corriger',
      manques.filter((path) => !isLeft(path)),
      form,
    ),
  ];
  return said.filter(Boolean).join(' ');
}

/** Leaves out a line or a group of which a field is named already: one says « Charges », not « Charges, Budget ». */
const withoutParents = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));

/** Tells whether nobody answered: a line that has but its own name and its year holds no answer. */
const isEmpty = (value: unknown): boolean =>
  isBlank(value) ||
  (typeof value === 'object' &&
    Object.entries(value as object).every(([key, one]) => key === 'id' || key === 'annee' || isEmpty(one)));

/** Returns for example « Il manque : Intitulé, Objectifs et 2 autres réponses. » */
function named(quoi: string, paths: readonly string[], form: Form): string {
  const noms = [...new Set(paths.map((path) => nomOf(path, form)))];
  if (noms.length === 0) return '';
  const others = noms.length - mostNamed;
  const said = noms.slice(0, mostNamed).join(', ');
  return `${quoi}\u00a0: ${said}${others > 0 ? ` et ${count(others, 'autre réponse', 'autres réponses')}` : ''}.`;
}

function nomOf(path: string, form: Form): string {
  const row = findTarget(projetFields, path, form.custom ?? {})?.rows.at(-1);
  return row?.label ?? 'une pièce';
}
