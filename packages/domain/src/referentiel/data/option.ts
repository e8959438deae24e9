// One value of a referential list (§3 Referentiel), with how far it can be trusted.

/** official: read in a public source; spec: named by the specification; plausible: ours, until the field confirms. */
export type Source = 'official' | 'spec' | 'plausible';

/** `codeSource` says that the label is real and the code ours. */
export type Option = { value: string; label: string; source: Source; codeSource?: 'plausible' };

export type ChildOption = Option & { parent: string };
export type GroupedOption = Option & { groupe: string };

export type Zone = 'metro' | 'drom' | 'com';
export type ZonedOption = Option & { zone: Zone };
export type Departement = ZonedOption & { region: string; timeZone: string };

/** `cog` is INSEE’s code of the country. */
export type Pays = Option & { cog: string };

/** Women’s and men’s forms in lower case, for sentences. */
export type Fonction = Option & { feminin: string; masculin: string; representeParDefaut?: boolean };

/** The legal form the regime gives, where it gives one. */
export type Regime = Option & { formeJuridique?: string };

export type AgrementType = Option & { autorite?: string; dureeAnnees?: number };
export type Dispositif = Option & { estSportif?: true };

export type SousDispositif = ChildOption & {
  /** One of the five that §9 names. */
  estSpecial?: true;
  /** Regimes to which it is not offered. */
  interditRegimes?: readonly string[];
  unSeulProjet?: true;
  /** Years added to the first exercise of a multi-year project. */
  dureePluriannuelle?: number;
  indicateursFormation?: true;
};

export type TypeDocument = Option & {
  origine: 'RNA' | 'association';
  niveau: 'association' | 'etablissement' | 'projet';
  estAnnuel: boolean;
};

export type GroupeForme = 'collectivite' | 'association' | 'autre';
/** `groupe` is the code group of §9 the form stands in, null when in none. */
export type FormeJuridique = Option & { famille: string; groupe: GroupeForme | null };

/** The SIREN comes from an import: no public list joins it to the code of the ministry. */
export type Federation = Option & { type: string; siren: string | null };
