/** The states of the save indicator; `calme` is the one before anything is typed. */
export type AutosaveStatus =
  | { kind: 'calme' }
  | { kind: 'a-enregistrer' }
  | { kind: 'en-cours' }
  | { kind: 'enregistre'; heure: string }
  | { kind: 'echec'; secondes: number }
  | { kind: 'hors-connexion' }
  | { kind: 'refuse'; nombre: number; champ: string }
  /** `par` is undefined when it is not known who saved. */
  | { kind: 'conflit'; par: string | undefined; isMine?: boolean };
