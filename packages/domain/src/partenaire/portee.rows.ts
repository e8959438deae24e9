// A key may be given these scopes; each call of the contract names the one it requires, and a call that names none
// is closed to keys.

export const portees = {
  'association:lire': {
    label: 'Lire la fiche de l’association',
    duService: 'Lire les fiches des associations',
    aide: 'Identité, coordonnées, établissements, documents.',
    cotes: ['association', 'service'],
  },
  'catalogue:lire': {
    label: 'Lire les subventions ouvertes',
    aide: 'Subventions, types, campagnes.',
    cotes: ['association', 'service'],
  },
  'dossier:lire': {
    label: 'Lire les dossiers',
    aide: 'Liste, contenu, projets, pièces, récépissé.',
    cotes: ['association', 'service'],
  },
  'dossier:ecrire': {
    label: 'Créer et remplir des dossiers',
    duService: 'Commencer et remplir des dossiers pour des associations',
    aide: 'Tête, projets, pièces ; rien n’est transmis.',
    cotes: ['association', 'service'],
  },
  'dossier:transmettre': {
    label: 'Transmettre des dossiers',
    aide: 'Engage l’association, comme le bouton « Transmettre ».',
    cotes: ['association'],
  },
  'decision:lire': {
    label: 'Lire les décisions et les paiements',
    aide: 'Montants accordés, versements, historique.',
    cotes: ['association', 'service'],
  },
  'statistiques:lire': {
    label: 'Lire les statistiques',
    aide: 'Les chiffres du service.',
    cotes: ['service'],
  },
  'webhook:gerer': {
    label: 'Gérer les webhooks',
    aide: 'Abonnements, livraisons, rejeu.',
    cotes: ['association', 'service'],
  },
} as const satisfies Record<string, Portee>;

type CotePartenaire = 'association' | 'service';
type Portee = {
  label: string;
  /** The same scope in the terms of a service, which acts for many associations. */
  duService?: string;
  aide: string;
  cotes: readonly CotePartenaire[];
};
export type CodePortee = keyof typeof portees;

export const codesPortees = Object.keys(portees) as CodePortee[];

/** Lists the scopes that this kind of owner may give. */
export const listPortees = (cote: CotePartenaire): CodePortee[] =>
  codesPortees.filter((code) => (portees[code] as Portee).cotes.includes(cote));

/** Names a scope to who gives it, or its code when it is no longer one. */
export function sayPortee(code: string, cote: CotePartenaire): string {
  const portee: Portee | undefined = (portees as Record<string, Portee>)[code];
  return (cote === 'service' && portee?.duService) || portee?.label || code;
}
