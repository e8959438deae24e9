// A decision on a SIRET request needs a reason or the number it gives before it can be confirmed.
import { saySiretProblem } from '@asso/contract/demande-siret/say-siret-problem';
import { siretAttribueProblems } from '@asso/domain/demande-siret/demande-siret.rules';
import {
  type DecisionSiret,
  decisionsSiret,
  type EtatSiret,
  findMoveSiret,
} from '@asso/domain/demande-siret/demande-siret.states';
import { motsSiret } from '@asso/domain/demande-siret/demande-siret.words';
import type { FieldError } from '../ui/fields/field-errors.ts';

export type SiretDecisionSaisie = { motif: string; id_siret: string };

export const isDecision = (value: unknown): value is DecisionSiret =>
  (decisionsSiret as readonly unknown[]).includes(value);

export const choixDecisions = (decisions: readonly DecisionSiret[]) =>
  decisions.map((action) => {
    const { verbe, effet } = motsSiret[action];
    return { value: action, label: `${verbe} : ${inSentence(effet)}` };
  });

/** Takes the capital off a text that follows other words. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const needsMotif = (etat: EtatSiret, action: DecisionSiret): boolean =>
  findMoveSiret({ from: etat, action, by: 'service' })?.reason === true;

export function decisionErrors(
  etat: EtatSiret,
  action: DecisionSiret | null,
  { motif, id_siret }: SiretDecisionSaisie,
): FieldError[] {
  if (action === null) return [{ field: 'action', message: 'Choisissez une décision.' }];
  const missing =
    needsMotif(etat, action) && motif.trim() === ''
      ? [{ code: 'demande-siret.motif-obligatoire', field: 'motif' }]
      : [];
  return [...missing, ...(action === 'grant' ? siretAttribueProblems(id_siret) : [])].map((problem) => {
    const { field = '', message } = saySiretProblem(problem);
    return { field, message };
  });
}
