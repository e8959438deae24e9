// A financial report has these states and names (§4 CRF states); the list of dossiers filters on them.

export const etatsCrf = {
  1: 'à saisir',
  2: 'en cours de saisie',
  3: 'renvoyé au compte asso',
  4: 'transmis au service instructeur',
  5: 'reçu par le service instructeur',
} as const;

export type EtatCrf = keyof typeof etatsCrf;

/** Names the state as people read it, without the name of the former site. */
export const sayEtatCrf = (etat: EtatCrf): string =>
  etat === 3 ? 'renvoyé à l’association' : etatsCrf[etat];

export const ordreEtatsCrf = [1, 2, 3, 4, 5] as const satisfies EtatCrf[];
