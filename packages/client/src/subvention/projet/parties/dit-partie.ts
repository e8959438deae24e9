// Says where a part stands, what is written in it and what is missing.
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { targetOf } from '@asso/domain/kernel/writable';
import { type EtatPartie, minutesRestantes } from '@asso/domain/subvention/parties/projet-parties.rules';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import type { Form } from '../../../ui/fields/form.ts';
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
export function etatSaid(partie: Partie, etat: EtatPartie): string {
  const minutes = minutesRestantes(partie);
  if (etat === 'a-commencer' && minutes > 0) return `${minutes}\u00a0min`;
  return minutes > 0 ? `${mots[etat]}, ${minutes}\u00a0min` : mots[etat];
}

const mostNamed = 3;

/**
 * Returns what is missing if something is written, what is written if nothing is missing, or else what the part will
 * ask.
 */
export function contenuSaid(partie: Partie, etat: EtatPartie, form: Form): string {
  const ecrit = partie.rubriques
    .map((one) => resumeRubrique(one, form))
    .filter(Boolean)
    .join(' · ');
  const noms = [
    ...new Set(partie.rubriques.flatMap(({ manques }) => manques.map((path) => nomOf(path, form)))),
  ];
  if (noms.length === 0 || etat === 'a-commencer' || !ecrit) return ecrit || partie.contenu;
  const others = noms.length - mostNamed;
  const named = noms.slice(0, mostNamed).join(', ');
  return `Il manque\u00a0: ${named}${others > 0 ? ` et ${count(others, 'autre réponse', 'autres réponses')}` : ''}.`;
}

function nomOf(path: string, form: Form): string {
  const row = targetOf(projetFields, path, form.custom ?? {})?.rows.at(-1);
  return row?.label ?? 'une pièce';
}
