// A subvention may be reserved to these publics; each has its words and a test on the association's file (§3
// Subvention).
import type { FicheConnue } from '../association/manques.rules.ts';
import { isBlank } from '../kernel/asks.ts';

/** `inconnu` means that the file lacks the answer: it must be completed, and never counts as no. */
export type PublicReponse = 'oui' | 'non' | 'inconnu';

type Public = {
  label: string;
  /** The words that follow « Réservée aux ». */
  pluriel: string;
  /** The collection or path of the association's file that holds the answer. */
  ou: string;
  repond: (connue: FicheConnue) => PublicReponse;
};

type Ligne = Readonly<Record<string, unknown>>;

const lignesOf = (connue: FicheConnue, type: 'agrements' | 'affiliations' | 'rhs'): readonly Ligne[] =>
  (connue.lignes[type] ?? []) as readonly Ligne[];

const agree = (type: string) => (connue: FicheConnue) =>
  lignesOf(connue, 'agrements').some((one) => one.type === type) ? 'oui' : 'non';

const ofRegime =
  (regime: string) =>
  ({ fiche }: FicheConnue): PublicReponse =>
    isBlank(fiche.identite.regime) ? 'inconnu' : fiche.identite.regime === regime ? 'oui' : 'non';

export const publicsSubvention = {
  loi1901: {
    label: 'Associations loi 1901',
    pluriel: 'associations loi 1901',
    ou: 'identite.regime',
    repond: ofRegime('loi1901'),
  },
  alsaceMoselle: {
    label: 'Associations d’Alsace-Moselle',
    pluriel: 'associations d’Alsace-Moselle',
    ou: 'identite.regime',
    repond: ofRegime('alsaceMoselle'),
  },
  sportives: {
    label: 'Associations sportives',
    pluriel: 'associations sportives',
    ou: 'activites.domaine',
    repond: ({ fiche }) =>
      isBlank(fiche.activites.domaine) ? 'inconnu' : fiche.activites.domaine === 'Sport' ? 'oui' : 'non',
  },
  jep: {
    label: 'Associations agréées jeunesse et éducation populaire',
    pluriel: 'associations agréées jeunesse et éducation populaire',
    ou: 'agrements',
    repond: agree('JEP'),
  },
  employeuses: {
    label: 'Associations employeuses',
    pluriel: 'associations employeuses',
    ou: 'rhs',
    repond: (connue) => {
      const rows = lignesOf(connue, 'rhs');
      if (rows.some(({ nb_salaries }) => Number(nb_salaries) > 0)) return 'oui';
      return rows.some(({ nb_salaries }) => !isBlank(nb_salaries)) ? 'non' : 'inconnu';
    },
  },
  utilitePublique: {
    label: 'Associations reconnues d’utilité publique',
    pluriel: 'associations reconnues d’utilité publique',
    ou: 'identite.util_publique',
    repond: ({ fiche }) =>
      isBlank(fiche.identite.util_publique)
        ? 'inconnu'
        : fiche.identite.util_publique === true
          ? 'oui'
          : 'non',
  },
} as const satisfies Record<string, Public>;

export type NomPublic = keyof typeof publicsSubvention;
export const nomsPublics = Object.keys(publicsSubvention) as [NomPublic, ...NomPublic[]];

/** Returns the publics to which this file says no; for the others the association may still apply. */
export const publicsRefuses = (connue: FicheConnue): NomPublic[] =>
  nomsPublics.filter((nom) => publicsSubvention[nom].repond(connue) === 'non');
