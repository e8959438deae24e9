/** What the indicator says; `calme` before anything was typed. */
export type AutosaveStatus =
  | { kind: 'calme' }
  | { kind: 'a-enregistrer' }
  | { kind: 'en-cours' }
  | { kind: 'enregistre'; heure: string }
  | { kind: 'echec'; secondes: number }
  | { kind: 'hors-connexion' }
  | { kind: 'refuse'; nombre: number; champ: string }
  /** Nobody is named where it is not known who saved. */
  | { kind: 'conflit'; par: string | undefined; isMine?: boolean };
