// The lines of both registers make one association: its name, its seat, whether it is dissolved.
import { isBlank } from '../../kernel/asks.ts';
import { isSame } from '../../kernel/changes.ts';
import type { Registre } from '../fiche.rules.ts';
import { findCodeDepartement } from '../regime.rules.ts';
import type { Apport, Cles, LigneAssociation, LigneEtablissement, RegistreSource } from './registre.rules.ts';

/** The registers fill these columns: the association's numbers, and what it is found and listed by. */
export type ColonnesRegistre = {
  id_rna: string | null;
  id_ex: string | null;
  id_siren: string | null;
  id_siret_siege: string | null;
  nom: string;
  sigle: string | null;
  etat: 'active' | 'dissoute';
  date_dissolution: string | null;
  commune: string | null;
  code_postal: string | null;
  code_departement: string | null;
};

/** What an association stands with, which a register or somebody of the association has written. */
export type Tenues = Partial<
  Pick<ColonnesRegistre, 'nom' | 'sigle' | 'commune' | 'code_postal' | 'id_siret_siege'>
>;

export type RegistreConnue = {
  cles: Cles;
  registre: Registre;
  tenues?: Tenues;
  /** The other SIRENs that Sirene gives it: each finds it, none is shown. */
  anterieurs?: readonly string[];
  /** The RNA numbers, of both forms, that find it since another file was merged into its own. */
  rnas?: readonly string[];
  /** The numbers that an administrator corrected, or took away: no line changes them. */
  corriges?: readonly string[];
};
export type Fusion = {
  registre: Registre;
  colonnes: ColonnesRegistre;
  anterieurs: readonly string[];
  isChanged: boolean;
  /** Set when the line is that of a second SIREN of the association: the one kept, and the other. */
  deux?: { garde: string; autre: string };
};

/**
 * Merges a line into what was known; a line older than the one already read only adds the numbers that were missing.
 */
export function mergeLigne(
  connue: RegistreConnue | undefined,
  source: RegistreSource,
  ligne: LigneAssociation,
): Fusion {
  const held = connue?.cles.id_siren;
  const other = ligne.cles.id_siren;
  const isKnown = connue?.registre.Sirene !== undefined || connue?.anterieurs?.includes(other ?? '');
  if (source === 'Sirene' && connue && isKnown && held && other && held !== other)
    return mergeUnite(connue, ligne, { held, other });
  const before = connue?.registre[source];
  const isOlder = before?.date && ligne.apport.date && ligne.apport.date < before.date;
  // Sirene gives the seat in its other file, so this line keeps the seat already known.
  const apport: Apport =
    source === 'Sirene' && before ? { ...ligne.apport, coordonnees: before.coordonnees } : ligne.apport;
  const registre = connue && isOlder ? connue.registre : { ...connue?.registre, [source]: apport };
  const given = { ...ligne.cles, ...filledCles(connue?.cles), ...sirenDeSirene(connue, source, ligne) };
  const cles = connue ? sansRetirees(given, connue) : given;
  return fusionOf(connue, { registre, cles });
}

/**
 * Tells whether a line says nothing of the association that it finds: the RNA's, under a number that it does not bear,
 * or Sirene's, of another SIREN than the one an administrator gave.
 */
export function isLaissee(
  { cles: held, rnas = [], corriges = [] }: Pick<RegistreConnue, 'cles' | 'rnas' | 'corriges'>,
  source: RegistreSource,
  cles: Cles,
): boolean {
  if (source === 'RNA') return rnas.includes(cles.id_rna ?? cles.id_ex ?? '');
  return corriges.includes('id_siren') && cles.id_siren !== undefined && cles.id_siren !== held.id_siren;
}

/**
 * Tells whether an administrator took this number away from the association: a register that still gives it does not
 * bring it back (ADR 0570).
 */
export const isRetire = (
  { cles, corriges = [] }: Pick<RegistreConnue, 'cles' | 'corriges'>,
  name: 'id_rna' | 'id_siren',
): boolean => corriges.includes(name) && isBlank(cles[name]);

/** Leaves out the numbers that were taken away; the older form of an RNA number goes with it. */
function sansRetirees(given: Cles, connue: RegistreConnue): Cles {
  const { id_rna, id_ex, id_siren } = given;
  return {
    ...(isRetire(connue, 'id_rna') ? {} : filledCles({ id_rna, id_ex })),
    ...(isRetire(connue, 'id_siren') ? {} : filledCles({ id_siren })),
  };
}

/**
 * Merges the line of a second legal unit of an association: an active one takes the place of a closed one, and any
 * other leaves what was held. Both SIRENs find the association, whatever their order in the file.
 */
function mergeUnite(
  connue: RegistreConnue,
  ligne: LigneAssociation,
  sirens: { held: string; other: string },
): Fusion {
  const isReborn = connue.registre.Sirene?.dissoute === true && !ligne.apport.dissoute;
  const [garde, autre] = isReborn ? [sirens.other, sirens.held] : [sirens.held, sirens.other];
  const anterieurs = [...new Set([...(connue.anterieurs ?? []), autre])].filter((one) => one !== garde);
  const registre = isReborn ? { ...connue.registre, Sirene: ligne.apport } : connue.registre;
  const cles = sansRetirees({ ...ligne.cles, ...filledCles(connue.cles), id_siren: garde }, connue);
  return { ...fusionOf(connue, { registre, cles, anterieurs }), deux: { garde, autre } };
}

/** Merges into an association what the line of its seat says. */
export function mergeSiege(connue: RegistreConnue, siege: LigneEtablissement): Fusion {
  const before = connue.registre.Sirene;
  const Sirene: Apport = {
    date: before?.date ?? siege.date,
    activites: {},
    ...before,
    identite: { ...before?.identite, id_siret_siege: siege.siret },
    coordonnees: { adresse_siege: siege.adresse },
  };
  return fusionOf(connue, { registre: { ...connue.registre, Sirene }, cles: connue.cles });
}

/** Returns the SIREN that Sirene gives, where the one already known is only what the RNA says of Sirene's own numbers. */
function sirenDeSirene(
  connue: RegistreConnue | undefined,
  source: RegistreSource,
  ligne: LigneAssociation,
): Cles {
  const known = connue?.cles.id_siren;
  const given = ligne.cles.id_siren;
  if (source !== 'Sirene' || !given || !known || connue.registre.Sirene) return {};
  return ownSiret(connue.registre.RNA, known) ? { id_siren: given } : {};
}

function fusionOf(
  connue: RegistreConnue | undefined,
  { registre, cles, anterieurs = connue?.anterieurs ?? [] }: Omit<RegistreConnue, 'tenues'>,
): Fusion {
  const isAlike =
    connue !== undefined &&
    isSame(connue.registre, registre) &&
    isSame(connue.cles, cles) &&
    isSame(connue.anterieurs ?? [], anterieurs);
  const colonnes = toColonnesRegistre(registre, cles, readTyped(connue));
  return { registre, colonnes, anterieurs, isChanged: !isAlike };
}

/**
 * Returns what the association stands with and that no register had given it: a line never erases it. The name is kept
 * even where a register gave it and hides it since, as nothing could be called nothing.
 */
export function readTyped(connue: RegistreConnue | undefined): Tenues {
  if (!connue?.tenues) return {};
  const given: Tenues = toColonnesRegistre(connue.registre, connue.cles);
  return Object.fromEntries(
    Object.entries(connue.tenues).filter(
      ([name, value]) => value && (name === 'nom' || value !== given[name as keyof Tenues]),
    ),
  );
}

/**
 * The name, the sigle and the whole address come from the RNA first, the SIRET of the seat from Sirene first, and only
 * if it begins with the SIREN; the other register gives what the first does not say, and what no register says stays as
 * it was typed. Where the RNA knows the association, it alone says whether it is dissolved.
 */
export function toColonnesRegistre(registre: Registre, cles: Cles, typed: Tenues = {}): ColonnesRegistre {
  const { RNA, Sirene } = registre;
  const adresse = RNA?.coordonnees.adresse_siege ?? Sirene?.coordonnees.adresse_siege ?? {};
  const says = RNA ?? Sirene;
  const code_departement = findCodeDepartement({
    codeInsee: adresse.code_insee,
    codePostal: adresse.cp ?? (adresse.commune ? undefined : (typed.code_postal ?? undefined)),
  });
  return {
    id_rna: cles.id_rna ?? null,
    id_ex: cles.id_ex ?? null,
    id_siren: cles.id_siren ?? null,
    id_siret_siege:
      ownSiret(Sirene, cles.id_siren) ?? ownSiret(RNA, cles.id_siren) ?? typed.id_siret_siege ?? null,
    nom: text(RNA?.identite.nom) ?? text(Sirene?.identite.nom) ?? typed.nom ?? '',
    sigle: text(RNA?.identite.sigle) ?? text(Sirene?.identite.sigle) ?? typed.sigle ?? null,
    etat: says?.dissoute ? 'dissoute' : 'active',
    date_dissolution: says?.date_dissolution ?? null,
    commune: adresse.commune ?? typed.commune ?? null,
    code_postal: adresse.cp ?? ofDepartement(typed.code_postal, code_departement),
    code_departement,
  };
}

/** Returns a typed postcode, unless a register places the association in another département. */
const ofDepartement = (cp: string | null | undefined, departement: string | null): string | null =>
  cp && (departement === null || findCodeDepartement({ codePostal: cp }) === departement) ? cp : null;

/** Returns the SIRET of the seat in this register, only if it begins with the SIREN of this association. */
function ownSiret(apport: Apport | undefined, idSiren: string | undefined): string | null {
  const idSiret = text(apport?.identite.id_siret_siege);
  return idSiret && idSiren && idSiret.startsWith(idSiren) ? idSiret : null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && !isBlank(value) ? value : null);

/** Keeps the numbers already known, which another line's never replace. */
const filledCles = (cles: Cles | undefined): Cles =>
  Object.fromEntries(Object.entries(cles ?? {}).filter(([, value]) => !isBlank(value)));
