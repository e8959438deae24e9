// What a file of sessions or of declarations holds, line by line (decisions, Systems outside: imports in a documented CSV form).
import { isoOf } from '../identifiants/date-saisie.ts';
import { type Problem, type Result, refused } from '../kernel/result.ts';
import { lignesDe } from '../referentiel/tableau-colle.rules.ts';

type Colonne = { max: number; estVide?: true };

/** In the order of the model; a column that may be empty may also be missing. */
export const colonnesCec = {
  sessions: {
    code: { max: 20 },
    annee_activite: { max: 4 },
    debut: { max: 10 },
    fin: { max: 10 },
  },
  declarations: {
    reference: { max: 60 },
    session: { max: 20 },
    association: { max: 64 },
    siret: { max: 20, estVide: true },
    civilite: { max: 10, estVide: true },
    prenom: { max: 80 },
    nom: { max: 80 },
    fonction: { max: 120, estVide: true },
    heures: { max: 5 },
    declare_le: { max: 10 },
  },
} as const satisfies Record<string, Record<string, Colonne>>;

export type GenreImportCec = keyof typeof colonnesCec;
export const genresImportCec = ['sessions', 'declarations'] as const satisfies GenreImportCec[];

export type SessionImportee = { code: string; annee_activite: number; debut: string; fin: string };
export type DeclarationImportee = {
  reference: string;
  session: string;
  association: string;
  siret: string | null;
  civilite: string | null;
  prenom: string;
  nom: string;
  fonction: string | null;
  heures: number;
  declare_le: string;
};
type Importees = { sessions: SessionImportee; declarations: DeclarationImportee };

/** One line of the file: what it says, or what is wrong with it; `cle` is its code or its reference. */
export type LigneCec<G extends GenreImportCec> = {
  numero: number;
  cle: string;
  lu: Result<Importees[G]>;
};

/** Hours of a year are not more than that. */
const mostHeures = 8784;

/** The first line of a file of this kind. */
export const enTeteCec = (genre: GenreImportCec): string => Object.keys(colonnesCec[genre]).join(';');

/** Reads a whole file; what cannot be read at all is refused, a wrong line is told and the others go on. */
export function lireFichierCec<G extends GenreImportCec>(genre: G, texte: string): Result<LigneCec<G>[]> {
  const [enTete, ...lignes] = lignesDe(texte);
  if (!enTete || lignes.length === 0)
    return refused({ code: 'benevolat.fichier-sans-ligne', field: 'texte' });
  const noms = enTete.cellules.map((one) => one.toLowerCase());
  const colonnes: Record<string, Colonne> = colonnesCec[genre];
  const manquantes = Object.entries(colonnes).flatMap(([nom, { estVide }]) =>
    noms.includes(nom) || estVide ? [] : [nom],
  );
  if (manquantes.length > 0) {
    const params = { colonnes: manquantes.join(', ') };
    return refused({ code: 'benevolat.colonnes-manquantes', field: 'texte', params });
  }
  const cle = Object.keys(colonnes)[0] ?? '';
  const vues = new Map<string, number>();
  const lues = lignes.map(({ numero, cellules }) => {
    const valeurs = Object.fromEntries(
      Object.keys(colonnes).map((nom) => [nom, cellules[noms.indexOf(nom)] ?? '']),
    );
    const sienne = valeurs[cle] ?? '';
    const avant = vues.get(sienne);
    vues.set(sienne, avant ?? numero);
    const lu = avant === undefined ? lireLigne(genre, valeurs) : doublon(cle, avant);
    return { numero, cle: sienne, lu };
  });
  return { ok: true, value: lues };
}

const doublon = (field: string, n: number) =>
  refused({ code: 'benevolat.import-double', field, params: { n } });

function lireLigne<G extends GenreImportCec>(
  genre: G,
  valeurs: Record<string, string>,
): Result<Importees[G]> {
  const [first, ...others] = [...formeProblems(colonnesCec[genre], valeurs), ...sensProblems(genre, valeurs)];
  if (first) return refused(first, ...others);
  return { ok: true, value: lectures[genre](valeurs) as Importees[G] };
}

const formeProblems = (colonnes: Record<string, Colonne>, valeurs: Record<string, string>): Problem[] =>
  Object.entries(colonnes).flatMap(([colonne, { max, estVide }]): Problem[] => {
    const valeur = valeurs[colonne] ?? '';
    if (valeur === '') {
      return estVide ? [] : [{ code: 'benevolat.import-vide', field: colonne, params: { colonne } }];
    }
    if (valeur.length <= max) return [];
    return [{ code: 'benevolat.import-trop-long', field: colonne, params: { colonne, n: max } }];
  });

function sensProblems(genre: GenreImportCec, valeurs: Record<string, string>): Problem[] {
  if (genre === 'declarations') {
    const heures = valeurs.heures ?? '';
    const params = { colonne: 'heures', min: 1, max: mostHeures };
    const isRight = /^\d+$/.test(heures) && Number(heures) >= 1 && Number(heures) <= mostHeures;
    const wrong = { code: 'benevolat.import-nombre', field: 'heures', params };
    return [...(heures === '' || isRight ? [] : [wrong]), ...jourProblems('declare_le', valeurs)];
  }
  const { annee_activite: annee = '', debut = '', fin = '' } = valeurs;
  const colonne = 'annee_activite';
  const wrong = { code: 'benevolat.import-annee', field: colonne, params: { colonne } };
  const jours = [...jourProblems('debut', valeurs), ...jourProblems('fin', valeurs)];
  const [premier, dernier] = [jourDe(debut), jourDe(fin)];
  const isReversed = premier !== null && dernier !== null && dernier < premier;
  return [
    ...(annee === '' || /^(19|20|21)\d{2}$/.test(annee) ? [] : [wrong]),
    ...jours,
    ...(isReversed ? [{ code: 'benevolat.import-dates', field: 'fin' }] : []),
  ];
}

const jourProblems = (colonne: string, valeurs: Record<string, string>): Problem[] =>
  valeurs[colonne] === '' || jourDe(valeurs[colonne] ?? '') !== null
    ? []
    : [{ code: 'benevolat.import-jour', field: colonne, params: { colonne } }];

/** As computers write a day, or as people do. */
const jourDe = (text: string): string | null => {
  const [, annee, mois, jour] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return isoOf(annee ? `${jour}/${mois}/${annee}` : text);
};

const orNull = (text: string | undefined): string | null => text || null;
const jourLu = (text: string | undefined): string => jourDe(text ?? '') ?? '';

const lectures: { [G in GenreImportCec]: (valeurs: Record<string, string>) => Importees[G] } = {
  sessions: ({ code = '', annee_activite, debut, fin }) => ({
    code,
    annee_activite: Number(annee_activite),
    debut: jourLu(debut),
    fin: jourLu(fin),
  }),
  declarations: ({ reference = '', session = '', association = '', prenom = '', nom = '', ...ligne }) => ({
    reference,
    session,
    association,
    siret: orNull(ligne.siret?.replaceAll(/\s/g, '')),
    civilite: orNull(ligne.civilite),
    prenom,
    nom,
    fonction: orNull(ligne.fonction),
    heures: Number(ligne.heures),
    declare_le: jourLu(ligne.declare_le),
  }),
};
