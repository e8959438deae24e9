// A notification is always in the inbox; its e-mail leaves at once, in one e-mail a day, or never, as the reader chose
// for its kind (§3 Notification kinds).

export const rythmesCourriel = {
  aussitot: 'Aussitôt',
  jour: 'Une fois par jour',
  jamais: 'Jamais',
} as const;
export type RythmeCourriel = keyof typeof rythmesCourriel;

export const nomsRythmes = Object.keys(rythmesCourriel) as [RythmeCourriel, ...RythmeCourriel[]];

/** What an agent of a service may choose to be told about one dossier. */
export const suivisDossier = {
  tout: 'Tout, mes collègues compris',
  habituel: 'Ce que fait l’association',
  rien: 'Rien',
} as const;
export type SuiviDossier = keyof typeof suivisDossier;

export const nomsSuivis = Object.keys(suivisDossier) as [SuiviDossier, ...SuiviDossier[]];
