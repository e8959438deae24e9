/** The pages people are most often led back to after signing in, as they are called. */
const names: readonly [RegExp, string][] = [
  [/^\/dossiers/, 'Mes dossiers'],
  [/^\/instructeur/, 'Tableau de bord'],
  [/^\/repertoire-des-subventions/, 'Trouver une subvention'],
  [/^\/informations-administratives/, 'Informations administratives'],
  [/\/documents/, 'Documents'],
  [/\/crf/, 'Compte rendu financier'],
  [/\/subvention-demande/, 'Votre dossier'],
  [/\/demande-agrement/, 'Agréments'],
  [/\/pass-sport/, 'Pass’Sport'],
  [/demande-siret/, 'Demande de SIRET'],
  [/^\/declarations/, 'Déclarations de bénévolat'],
  [/^\/user\/profil/, 'Mon profil'],
  [/^\/administration/, 'Administration'],
];

/** Null for a page without a name of its own here. */
export const destinationName = (href: string): string | null =>
  names.find(([shape]) => shape.test(href))?.[1] ?? null;
