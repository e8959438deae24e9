// A value of a referential list says how far it can be trusted (§3 Referentiel).

/**
 * `official` was read in a public source; `spec` is named by the specification; `plausible` is ours, until the
 * field confirms it.
 */
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

/** The women's and men's forms are in lower case, for use in sentences. */
export type Fonction = Option & { feminin: string; masculin: string; representeParDefaut?: boolean };

/** The legal form that the regime implies, absent when the regime implies none. */
export type Regime = Option & { formeJuridique?: string };

export type AgrementType = Option & { autorite?: string; dureeAnnees?: number };
export type Dispositif = Option & { isSportif?: true };

export type SousDispositif = ChildOption & {
  /** True for one of the five sous-dispositifs that §9 names. */
  isSpecial?: true;
  /** The regimes to which the sous-dispositif is not offered. */
  interditRegimes?: readonly string[];
  unSeulProjet?: true;
  /** The number of years added to the first exercise of a multi-year project. */
  dureePluriannuelle?: number;
  indicateursFormation?: true;
};

export type TypeDocument = Option & {
  origine: 'RNA' | 'association';
  niveau: 'association' | 'etablissement' | 'projet';
  isAnnuel: boolean;
};

export type GroupeForme = 'collectivite' | 'association' | 'autre';
/** `groupe` is the code group of §9 to which the form belongs, or null. */
export type FormeJuridique = Option & { famille: string; groupe: GroupeForme | null };

/** The SIREN comes from an import, because no public list links it to the ministry's code. */
export type Federation = Option & { type: string; siren: string | null };
