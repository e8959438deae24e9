// The service side of Pass'Sport uses these words: buttons, effects, reports, what the association is told.
import { count, formatEuros } from '../identifiants/nombres-affiches.ts';
import type { ActionPaiement } from '../paiement/demande-paiement.states.ts';

type Words = {
  /** The label of the button, in the infinitive. */
  verbe: string;
  /** The sentence, shown before the act, that says what the act will do. */
  effet: string;
  /** The word that follows « ne peut pas être ». */
  faite: string;
  /** The word that follows a number of inscriptions. */
  faites: string;
};

export const motsServicePsp: Record<ActionPaiement, Words> = {
  take: {
    verbe: 'Prendre en charge',
    effet: 'L’association ne peut plus les retirer.',
    faite: 'prise en charge',
    faites: 'prises en charge',
  },
  order: {
    verbe: 'Mettre en paiement',
    effet: 'Le RIB de chaque dossier est gardé : il ne suit plus les changements.',
    faite: 'mise en paiement',
    faites: 'mises en paiement',
  },
  pay: {
    verbe: 'Déclarer remboursé',
    effet: 'L’association est prévenue que l’argent est parti. C’est définitif.',
    faite: 'remboursée',
    faites: 'remboursées',
  },
  refuse: {
    verbe: 'Refuser',
    effet: 'L’association lit le motif. Le code peut servir à nouveau.',
    faite: 'refusée',
    faites: 'refusées',
  },
  remove: {
    verbe: 'Supprimer',
    effet: 'Le code peut servir à nouveau.',
    faite: 'supprimée',
    faites: 'supprimées',
  },
};

/** Returns for example « 3 inscriptions remboursées, 210 € ». */
export const sayPspDone = (action: ActionPaiement, n: number, montant: number): string => {
  const { faite, faites } = motsServicePsp[action];
  return `${count(n, `inscription ${faite}`, `inscriptions ${faites}`)}, ${formatEuros(montant)}`;
};

/** Returns the title of the confirmation: « Mettre en paiement 3 inscriptions ? ». */
export const questionPsp = (action: ActionPaiement, n: number): string =>
  `${motsServicePsp[action].verbe} ${count(n, 'inscription', 'inscriptions')} ?`;
