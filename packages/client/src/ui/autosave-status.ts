/** What the indicator says; `calme` before anything was typed. */
export type AutosaveStatus =
  | { kind: 'calme' }
  | { kind: 'a-enregistrer' }
  | { kind: 'en-cours' }
  | { kind: 'enregistre'; heure: string }
  | { kind: 'echec'; secondes: number }
  | { kind: 'hors-connexion' }
  | { kind: 'refuse'; nombre: number; champ: string }
  | { kind: 'conflit'; par: string };
