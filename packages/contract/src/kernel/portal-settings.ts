// The operator's settings that the first drawing needs, which the server writes in the page.

/** The brand of the pages; `etat` shows the marks of the French State, which are reserved to the sites of the State. */
export const marques = ['neutre', 'etat'] as const;

export type PortalSettings = {
  marque: (typeof marques)[number];
  nom: string;
  devise: string;
  /** The lines under Marianne, with the brand of the State. */
  intitule: readonly string[];
  /** The body that runs the portal; `logo` is the address of its logo. */
  organisme: string | null;
  logo: string | null;
  /** The address to which people write for help. */
  assistance: string;
  /** The address of the source code of the running version, which the licence requires. */
  codeSource: string | null;
  /**
   * The address of the script that measures the audience once the visitor accepts it; null when nothing is measured.
   */
  mesure: string | null;
  /** The national identity providers through which people may sign in. */
  connexions: readonly string[];
  /** The version in service and the commit it was made from; null when nobody knows. */
  version: string | null;
  commit: string | null;
  /**
   * True lets browsers keep the portal's files, and the dossiers that a person asks to keep, for places without a
   * network.
   */
  horsConnexion: boolean;
};

/** The settings without any configuration, and while the pages are developed. */
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
  version: null,
  commit: null,
  horsConnexion: true,
};

/** The name of the `meta` element that holds the settings as JSON. */
export const settingsMeta = 'portail';
