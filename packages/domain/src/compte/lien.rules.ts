// A link sent by e-mail lives for a limited time, and only so many go to one address.

/** How long each kind of link can be used, in seconds; a link serves only once. */
export const lienSecondes = {
  validation: 24 * 3600,
  'mot-de-passe': 3600,
  deblocage: 3600,
  courriel: 24 * 3600,
  /** The link ties the identity of a national provider to the account of this mailbox. */
  identite: 3600,
  /** An invitation lasts longer: the account was opened for somebody, and a service's mailbox is not read every day. */
  invitation: 7 * 24 * 3600,
} as const;

/** The kinds of links that let the reader of the mailbox choose the password. */
export const motDePasseLiens = ['mot-de-passe', 'invitation'] as const;

export type ObjetLien = keyof typeof lienSecondes;

/** The most links sent to one address in an hour, whoever asks, so that nobody can flood a mailbox with them. */
const courrielsParHeure = 10;
export const fenetreCourrielsSecondes = 3600;

export const isTooManyCourriels = (envoyes: number): boolean => envoyes >= courrielsParHeure;
