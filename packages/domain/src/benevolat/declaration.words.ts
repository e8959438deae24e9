// These words name declarations, their sessions and what waits.
import { formatDay } from '../identifiants/dates-affichees.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import type { DecisionCec, StatutCec } from './declaration.states.ts';

/** Read by a person who is not a valideur. */
export const pasValideur = 'Vous n’êtes pas valideur CEC.';

/** Read by the managers of an association without a valideur. */
export const noValideurText = 'Personne ne valide le CEC : les déclarations de vos bénévoles seront perdues.';

/** Returns for example « 230 heures en 2025 ». */
export const sayHeuresBenevoles = (heures: number, annee: number): string =>
  `${count(heures, 'heure', 'heures')} en ${annee}`;

/** Returns for example « Session 2026, avant le 31/12/2026 ». */
export const saySession = ({ code, fin }: { code: string; fin: string }): string =>
  `Session ${code}, avant le ${formatDay(fin)}`;

/** Returns for example « 2 déclarations de bénévoles ». */
export const sayDeclarations = (n: number): string =>
  count(n, 'déclaration de bénévole', 'déclarations de bénévoles');

/** `verbe` is the button, in the infinitive; `faite` and `faites` tell what was done to one or several. */
export const motsDecision: Record<DecisionCec, { verbe: string; faite: string; faites: string }> = {
  Validée: { verbe: 'Valider', faite: 'déclaration validée', faites: 'déclarations validées' },
  Refusée: { verbe: 'Refuser', faite: 'déclaration refusée', faites: 'déclarations refusées' },
};

/** Returns the title of the confirmation: « Valider 2 déclarations ? ». */
export const sayQuestion = (decision: DecisionCec, n: number): string =>
  `${motsDecision[decision].verbe} ${count(n, 'déclaration', 'déclarations')} ?`;

/** Returns for example « 2 déclarations validées ». */
export const sayDeclarationsDone = (decision: DecisionCec, n: number): string =>
  count(n, motsDecision[decision].faite, motsDecision[decision].faites);

/** The words by which the log tells that a status was set. */
export const statutCecWords: Record<StatutCec, string> = {
  'En attente de décision': 'Déclaration reçue',
  Validée: 'Déclaration validée',
  Refusée: 'Déclaration refusée',
  'Non traitée': 'Session close sans décision',
};

/** Added by the summary's e-mail to its sentence. */
export const recapitulatifTexte =
  'Relisez les heures de chaque bénévole, puis validez ou refusez. Sans décision à la fin de la session, ses droits à formation sont perdus.';

export const noValideurAdvice =
  'Déclarez un valideur du compte d’engagement citoyen (CEC) parmi les personnes de l’association : son adresse doit être celle de son compte Portail Asso.';
