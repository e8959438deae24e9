// How long a link sent by e-mail opens what it is for, and how many go to one address (decisions, Security readings).

/** Seconds each kind of link lives, unless it serves before. */
export const lienSecondes = {
  validation: 24 * 3600,
  'mot-de-passe': 3600,
  deblocage: 3600,
  courriel: 24 * 3600,
  /** Ties the identity of a national provider to the account of this mailbox. */
  identite: 3600,
  /** An account opened for somebody: a mailbox of a service is not read every day. */
  invitation: 7 * 24 * 3600,
} as const;

/** Either lets who reads the mailbox choose the password. */
export const liensDeMotDePasse = ['mot-de-passe', 'invitation'] as const;

export type ObjetLien = keyof typeof lienSecondes;

/** Within the hour, to one address, whoever asks: nobody's mailbox is flooded from here. */
const courrielsParHeure = 10;
export const fenetreCourrielsSecondes = 3600;

export const isTropDeCourriels = (envoyes: number): boolean => envoyes >= courrielsParHeure;
