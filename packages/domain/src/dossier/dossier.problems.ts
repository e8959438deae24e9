// The sentences of what is refused on a dossier, whatever its kind (§8 Error catalogue).
import type { ProblemTable } from '../kernel/problems.ts';

export const dossierProblems = {
  'dossier.inaccessible': {
    kind: 'not-found',
    message:
      "La demande n'est pas accessible ou n'existe pas. Seul son créateur peut accéder aux détails de la demande.",
  },
  'dossier.non-editable': { kind: 'forbidden', message: "Ce dossier n'est pas éditable." },
  'dossier.incomplet': {
    kind: 'blocked',
    message: "Le dossier doit être complet pour passer à l'étape suivante.",
  },
  'dossier.mouvement-impossible': {
    kind: 'conflict',
    message: 'Ce dossier est « {etat} » : cette action n’est plus possible. Rechargez la page.',
  },
  'dossier.motif-obligatoire': { kind: 'invalid', message: 'Indiquez le motif : l’association le lira.' },
  'dossier.message-vide': { kind: 'invalid', message: 'Écrivez votre message avant de l’envoyer.' },
  'dossier.montant-accorde': {
    kind: 'invalid',
    message: 'Indiquez un montant accordé pour chaque projet et chaque année, ou 0.',
  },
  'dossier.montant-accorde-nul': {
    kind: 'invalid',
    message: 'Accordez au moins 1 €, ou refusez la demande.',
  },
  'dossier.deja-commence': {
    kind: 'conflict',
    message: 'Vous avez déjà un dossier pour cette subvention, ce type et cet exercice : {numero}.',
    remede: 'Ouvrez-le pour le continuer.',
  },
  'dossier.genre-inconnu': {
    kind: 'invalid',
    message: 'Indiquez soit une subvention, soit un agrément.',
  },
  'dossier.service-inconnu': { kind: 'invalid', message: 'Ce service n’instruit pas cette subvention.' },
} as const satisfies ProblemTable;
