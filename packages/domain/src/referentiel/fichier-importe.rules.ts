// A CSV file from outside is read line by line.
import { toIsoDate } from '../identifiants/date-saisie.ts';
import { type Problem, type Result, refused } from '../kernel/result.ts';
import { hasFarMoreLines, splitLignes, type TableauLigne } from './tableau-colle.rules.ts';

/** The longest file that a page accepts, in characters. */
export const texteImportMax = 1_000_000;

type Colonne = {
  max: number;
  isVide?: true;
  /** What the column holds, where its name does not say it. */
  aide?: string;
};
/**
 * The columns are in the order of the model, and the first names the line. A column that may be empty may also be
 * missing.
 */
export type FichierColonnes = Readonly<Record<string, Colonne>>;
export type Valeurs = Readonly<Record<string, string>>;

/** A kind of file has columns, checks on values of the right length, and a reading of them. */
export type Modele<T> = {
  colonnes: FichierColonnes;
  /** Returns the name of a line, when it is not its first column as written. */
  cle?: (valeurs: Valeurs) => string;
  problems: (valeurs: Valeurs) => Problem[];
  lecture: (valeurs: Valeurs) => T;
};

/** A line of the file holds what was read, or what is wrong with it. */
export type LigneImportee<T> = { numero: number; cle: string; lu: Result<T> };

/** Returns the first line of a file of this kind. */
export const enTeteLine = ({ colonnes }: { colonnes: FichierColonnes }): string =>
  Object.keys(colonnes).join(';');

/**
 * Reads a whole file. An unreadable file is refused; a wrong line is reported and the others go on. `most` limits
 * the lines taken.
 */
export function parseFichier<T>(
  modele: Modele<T>,
  texte: string,
  most = Infinity,
): Result<LigneImportee<T>[]> {
  if (hasFarMoreLines(texte, most)) return refused({ ...tropDeLignes, params: { max: most } });
  const [enTete, ...lignes] = splitLignes(texte);
  if (!enTete || lignes.length === 0) return emptyFichierRefusal;
  if (lignes.length > most) return refused({ ...tropDeLignes, params: { max: most } });
  const lecteur = makeLecteur(modele, enTete);
  return lecteur.ok ? { ok: true, value: lignes.map(lecteur.value) } : lecteur;
}

const tropDeLignes = { code: 'referentiel.import-trop-de-lignes', field: 'texte' };

export const emptyFichierRefusal = refused({ code: 'referentiel.import-fichier-sans-ligne', field: 'texte' });

type Lecteur<T> = (ligne: TableauLigne) => LigneImportee<T>;

/**
 * Returns the reader of the lines below this first one; it reports a line whose name an accepted line has already.
 */
export function makeLecteur<T>(modele: Modele<T>, enTete: TableauLigne): Result<Lecteur<T>> {
  const noms = enTete.cellules.map((one) => one.toLowerCase());
  const colonnes = Object.entries(modele.colonnes);
  const manquantes = colonnes.flatMap(([nom, { isVide }]) => (noms.includes(nom) || isVide ? [] : [nom]));
  if (manquantes.length > 0) {
    const params = { colonnes: manquantes.join(', ') };
    return refused({ code: 'referentiel.import-colonnes-manquantes', field: 'texte', params });
  }
  const cle = colonnes[0]?.[0] ?? '';
  const vues = new Map<string, number>();
  const lire: Lecteur<T> = ({ numero, cellules }) => {
    const valeurs = Object.fromEntries(colonnes.map(([nom]) => [nom, cellules[noms.indexOf(nom)] ?? '']));
    const sienne = modele.cle ? modele.cle(valeurs) : (valeurs[cle] ?? '');
    const avant = vues.get(sienne);
    const lu = avant === undefined ? lireLigne(modele, valeurs) : doublon(cle, avant);
    // A refused line takes no name: the line after it that bears the same one is read for itself.
    if (lu.ok) vues.set(sienne, numero);
    return { numero, cle: sienne, lu };
  };
  return { ok: true, value: lire };
}

const doublon = (field: string, n: number) =>
  refused({ code: 'referentiel.import-double', field, params: { n } });

function lireLigne<T>({ colonnes, problems, lecture }: Modele<T>, valeurs: Valeurs): Result<T> {
  const [first, ...others] = [...formeProblems(colonnes, valeurs), ...problems(valeurs)];
  return first ? refused(first, ...others) : { ok: true, value: lecture(valeurs) };
}

const formeProblems = (colonnes: FichierColonnes, valeurs: Valeurs): Problem[] =>
  Object.entries(colonnes).flatMap(([colonne, { max, isVide }]): Problem[] => {
    const valeur = valeurs[colonne] ?? '';
    if (valeur === '') {
      return isVide ? [] : [{ code: 'referentiel.import-vide', field: colonne, params: { colonne } }];
    }
    if (valeur.length <= max) return [];
    return [{ code: 'referentiel.import-trop-long', field: colonne, params: { colonne, n: max } }];
  });

/**
 * Reports a column that is no day. An empty one is not reported here: the check of lengths says whether it may be
 * empty.
 */
export const jourProblems = (colonne: string, valeurs: Valeurs): Problem[] =>
  !valeurs[colonne] || parseJour(valeurs[colonne]) !== null
    ? []
    : [{ code: 'referentiel.import-jour', field: colonne, params: { colonne } }];

type Bornes = { min: number; max: number };

export function nombreProblems(colonne: string, valeurs: Valeurs, { min, max }: Bornes): Problem[] {
  const valeur = valeurs[colonne];
  if (!valeur || (/^\d+$/.test(valeur) && Number(valeur) >= min && Number(valeur) <= max)) return [];
  return [{ code: 'referentiel.import-nombre', field: colonne, params: { colonne, min, max } }];
}

export const anneeProblems = (colonne: string, valeurs: Valeurs): Problem[] =>
  !valeurs[colonne] || /^(19|20|21)\d{2}$/.test(valeurs[colonne])
    ? []
    : [{ code: 'referentiel.import-annee', field: colonne, params: { colonne } }];

/** Reads a day written « 2027-01-31 » or « 31/01/2027 »; any other text gives null. */
export const parseJour = (text: string): string | null => {
  const [, annee, mois, jour] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return toIsoDate(annee ? `${jour}/${mois}/${annee}` : text);
};

export const orNull = (text: string | undefined): string | null => text || null;
export const parseJourOrEmpty = (text: string | undefined): string => parseJour(text ?? '') ?? '';
