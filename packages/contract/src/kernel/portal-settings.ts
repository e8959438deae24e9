// The server writes in the page the operator's settings that the first drawing needs.

/** `etat` shows the marks of the French State, which are reserved to the sites of the State. */
export const marques = ['neutre', 'etat'] as const;

export type PortalSettings = {
  marque: (typeof marques)[number];
  nom: string;
  devise: string;
  /** These lines appear under Marianne, with the brand of the State. */
  intitule: readonly string[];
  /** This body runs the portal; its logo is given by its address. */
  organisme: string | null;
  logo: string | null;
  /** The address to which people write for help. */
  assistance: string;
  /** The licence requires this address of the source code of the running version. */
  codeSource: string | null;
  /** This script measures the audience once the visitor accepts it; null when nothing is measured. */
  mesure: string | null;
  /** People may sign in through these national identity providers. */
  connexions: readonly string[];
  /** This version is in service, made from this commit; null when nobody knows. */
  version: string | null;
  commit: string | null;
  /** Browsers may keep the portal's files, and the requests a person asks to keep, for places without a network. */
  horsConnexion: boolean;
};

/** These settings apply without any configuration, and while the pages are developed. */
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

/** The settings are the JSON of the `meta` element of this name. */
export const settingsMeta = 'portail';
