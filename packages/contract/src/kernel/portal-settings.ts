// What the operator decided and the pages must know before they are drawn: written by the server in the page itself.

/** `etat`: the marks of the French State, which its licence keeps for the sites of the State. */
export const marques = ['neutre', 'etat'] as const;

export type PortalSettings = {
  marque: (typeof marques)[number];
  nom: string;
  devise: string;
  /** The lines under Marianne, with the brand of the State. */
  intitule: readonly string[];
  /** The body that runs the portal, its name and the address of its logo. */
  organisme: string | null;
  logo: string | null;
  /** Where people write for help. */
  assistance: string;
  /** Where the source of this very version is: the licence wants it offered. */
  codeSource: string | null;
  /** The script that measures the audience, once it has been accepted; null: nothing is measured. */
  mesure: string | null;
  /** The national providers of identity one may sign in by. */
  connexions: readonly string[];
};

/** Without any configuration; also what the pages have while they are developed. */
export const usualSettings: PortalSettings = {
  marque: 'neutre',
  nom: 'Portail Asso',
  devise: 'Associations et services publics',
  intitule: ['République', 'Française'],
  organisme: null,
  logo: null,
  assistance: 'assistance@portail-asso.example',
  codeSource: null,
  mesure: null,
  connexions: [],
};

/** The name of the `meta` element that holds them, as JSON. */
export const settingsMeta = 'portail';
