// Sessions and declarations are imported from files in this form.
import type { Problem } from '../kernel/result.ts';
import {
  anneeProblems,
  jourProblems,
  type Modele,
  nombreProblems,
  orNull,
  parseJour,
  parseJourOrEmpty,
  type Valeurs,
} from '../referentiel/fichier-importe.rules.ts';

export const genresImportCec = ['sessions', 'declarations'] as const;
export type GenreImportCec = (typeof genresImportCec)[number];

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

/** The number of hours of a leap year. */
const mostHeures = 8784;

const sessions: Modele<SessionImportee> = {
  colonnes: {
    code: { max: 20 },
    annee_activite: { max: 4 },
    debut: { max: 10 },
    fin: { max: 10 },
  },
  problems: (valeurs) => [
    ...anneeProblems('annee_activite', valeurs),
    ...jourProblems('debut', valeurs),
    ...jourProblems('fin', valeurs),
    ...(isReversed(valeurs) ? [{ code: 'benevolat.import-dates', field: 'fin' } satisfies Problem] : []),
  ],
  lecture: ({ code = '', annee_activite, debut, fin }) => ({
    code,
    annee_activite: Number(annee_activite),
    debut: parseJourOrEmpty(debut),
    fin: parseJourOrEmpty(fin),
  }),
};

const declarations: Modele<DeclarationImportee> = {
  colonnes: {
    reference: { max: 60 },
    session: { max: 20 },
    association: { max: 64, aide: 'le RNA de l’association, son SIREN ou l’un de ses SIRET' },
    siret: { max: 20, isVide: true },
    civilite: { max: 10, isVide: true },
    prenom: { max: 80 },
    nom: { max: 80 },
    fonction: { max: 120, isVide: true },
    heures: { max: 5 },
    declare_le: { max: 10 },
  },
  problems: (valeurs) => [
    ...nombreProblems('heures', valeurs, { min: 1, max: mostHeures }),
    ...jourProblems('declare_le', valeurs),
  ],
  lecture: ({ reference = '', session = '', association = '', prenom = '', nom = '', ...ligne }) => ({
    reference,
    session,
    association,
    siret: orNull(ligne.siret?.replaceAll(/\s/g, '')),
    civilite: orNull(ligne.civilite),
    prenom,
    nom,
    fonction: orNull(ligne.fonction),
    heures: Number(ligne.heures),
    declare_le: parseJourOrEmpty(ligne.declare_le),
  }),
};

export const modelesCec = { sessions, declarations } as const;

function isReversed({ debut = '', fin = '' }: Valeurs): boolean {
  const [premier, dernier] = [parseJour(debut), parseJour(fin)];
  return premier !== null && dernier !== null && dernier < premier;
}
