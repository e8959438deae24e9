// Pass'Sport's exercises, federations, beneficiaries and confirmations are imported from files.
import { siren } from '../identifiants/siren-siret.ts';
import { codePassSport, exerciceOfCode } from '../identifiants/sport.ts';
import type { Problem } from '../kernel/result.ts';
import {
  jourProblems,
  type Modele,
  nombreProblems,
  orNull,
  parseJour,
  parseJourOrEmpty,
  type Valeurs,
} from '../referentiel/fichier-importe.rules.ts';
import type { Exercice, ReglesExercice } from './exercice.rules.ts';

export const genresImportPsp = ['exercices', 'federations', 'beneficiaires', 'confirmations'] as const;
export type GenreImportPsp = (typeof genresImportPsp)[number];

export type FederationImportee = { siren: string; nom: string; code: string | null };
export type BeneficiaireImporte = {
  id_psp: string;
  exercice_id: string;
  prenom: string;
  nom: string;
  date_naissance: string;
  commune: string;
  code_postal: string;
  statut: boolean;
};
export type ConfirmationImportee = {
  exercice_id: string;
  siren_federation: string;
  nom_federation: string;
  id_siren: string;
  numero: string | null;
  /** True when the federation withdraws its confirmation. */
  isRetiree: boolean;
};

/**
 * Reads « SPORT:2016 JEP:2020 », types of agréments each with its first accepted year, or null when one is not written
 * like this. The import checks that each is in the list.
 */
const agrementsOf = (texte: string): ReglesExercice['agrements'] | null => {
  const lus = texte
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => /^(\w+):((?:19|20|21)\d{2})$/.exec(one));
  return lus.every((one) => one !== null)
    ? lus.map((one) => ({ type: one?.[1] ?? '', depuis: Number(one?.[2]) }))
    : null;
};

const ouiNon = (texte: string | undefined, vide: boolean): boolean => (texte ? isOui(texte) : vide);
const isOui = (texte: string): boolean => /^(oui|1|true|vrai)$/i.test(texte);
const ouiNonProblems = (colonne: string, valeurs: Valeurs): Problem[] =>
  !valeurs[colonne] || /^(oui|non|[01]|true|false|vrai|faux)$/i.test(valeurs[colonne])
    ? []
    : [{ code: 'psp-import.oui-non', field: colonne, params: { colonne } }];

const spaceless = (texte: string | undefined): string => (texte ?? '').replaceAll(/\s/g, '');
const sirenProblems = (colonne: string, valeurs: Valeurs): Problem[] =>
  !valeurs[colonne] || siren.check(spaceless(valeurs[colonne])) === null
    ? []
    : [{ code: 'psp-import.siren', field: colonne, params: { colonne } }];

const saisonProblems = (colonne: string, valeurs: Valeurs): Problem[] =>
  !valeurs[colonne] || /^\d{2}$/.test(valeurs[colonne])
    ? []
    : [{ code: 'psp-import.saison', field: colonne, params: { colonne } }];

const exercices: Modele<Exercice> = {
  colonnes: {
    code: { max: 2 },
    libelle: { max: 120 },
    debut: { max: 10 },
    fin: { max: 10 },
    montant: { max: 6 },
    active: { max: 5, isVide: true },
    federation: { max: 5, isVide: true },
    agrements: { max: 200, isVide: true },
    attestation: { max: 5, isVide: true },
  },
  problems: (valeurs) => {
    const { debut = '', fin = '', agrements = '' } = valeurs;
    const [premier, dernier] = [parseJour(debut), parseJour(fin)];
    const isReversed = premier !== null && dernier !== null && dernier < premier;
    return [
      ...saisonProblems('code', valeurs),
      ...jourProblems('debut', valeurs),
      ...jourProblems('fin', valeurs),
      ...(isReversed ? [{ code: 'psp-import.dates', field: 'fin' }] : []),
      ...nombreProblems('montant', valeurs, { min: 1, max: 100_000 }),
      ...['active', 'federation', 'attestation'].flatMap((colonne) => ouiNonProblems(colonne, valeurs)),
      ...(agrementsOf(agrements) === null ? [{ code: 'psp-import.agrements', field: 'agrements' }] : []),
    ];
  },
  lecture: ({ code = '', libelle = '', debut, fin, montant, agrements = '', ...regles }) => ({
    id: code,
    libelle,
    active: ouiNon(regles.active, true),
    date_debut: parseJourOrEmpty(debut),
    date_fin: parseJourOrEmpty(fin),
    montant: Number(montant),
    regles: {
      federation: ouiNon(regles.federation, true),
      agrements: agrementsOf(agrements) ?? [],
      attestation: ouiNon(regles.attestation, true),
    },
  }),
};

const federations: Modele<FederationImportee> = {
  colonnes: { siren: { max: 20 }, nom: { max: 250 }, code: { max: 40, isVide: true } },
  problems: (valeurs) => sirenProblems('siren', valeurs),
  lecture: ({ siren: numero, nom = '', code }) => ({ siren: spaceless(numero), nom, code: orNull(code) }),
};

/** Turns « 24-jwel-zkbc » into its stored form « 24-JWEL-ZKBC » [R5.120]. */
const codeRead = (texte: string): string => codePassSport.normalise?.(texte) ?? texte;

const beneficiaires: Modele<BeneficiaireImporte> = {
  colonnes: {
    id_psp: { max: 20 },
    prenom: { max: 120 },
    nom: { max: 120 },
    date_naissance: { max: 10 },
    commune: { max: 120 },
    code_postal: { max: 5 },
    statut: { max: 5, isVide: true },
  },
  cle: ({ id_psp = '' }) => codeRead(id_psp),
  problems: (valeurs) => {
    const { id_psp = '', code_postal = '' } = valeurs;
    const isCode = id_psp === '' || codePassSport.check(codeRead(id_psp)) === null;
    return [
      ...(isCode ? [] : [{ code: 'psp-import.code', field: 'id_psp' }]),
      ...jourProblems('date_naissance', valeurs),
      ...(code_postal === '' || /^\d{5}$/.test(code_postal)
        ? []
        : [{ code: 'psp-import.code-postal', field: 'code_postal' }]),
      ...ouiNonProblems('statut', valeurs),
    ];
  },
  lecture: ({
    id_psp = '',
    prenom = '',
    nom = '',
    date_naissance,
    commune = '',
    code_postal = '',
    statut,
  }) => ({
    id_psp: codeRead(id_psp),
    exercice_id: exerciceOfCode(codeRead(id_psp)),
    prenom,
    nom,
    date_naissance: parseJourOrEmpty(date_naissance),
    commune,
    code_postal,
    statut: ouiNon(statut, true),
  }),
};

const confirmations: Modele<ConfirmationImportee> = {
  colonnes: {
    exercice: { max: 2 },
    siren_federation: { max: 20 },
    siren_club: { max: 20 },
    nom_federation: { max: 250 },
    numero: { max: 40, isVide: true },
    retiree: { max: 5, isVide: true },
  },
  cle: ({ exercice = '', siren_federation, siren_club }) =>
    [exercice, spaceless(siren_federation), spaceless(siren_club)].join(' '),
  problems: (valeurs) => [
    ...saisonProblems('exercice', valeurs),
    ...sirenProblems('siren_federation', valeurs),
    ...sirenProblems('siren_club', valeurs),
    ...ouiNonProblems('retiree', valeurs),
  ],
  lecture: ({ exercice = '', siren_federation, siren_club, nom_federation = '', numero, retiree }) => ({
    exercice_id: exercice,
    siren_federation: spaceless(siren_federation),
    nom_federation,
    id_siren: spaceless(siren_club),
    numero: orNull(numero),
    isRetiree: ouiNon(retiree, false),
  }),
};

/** The files, in the order in which they are imported, because later ones name earlier ones. */
export const modelesPsp = { exercices, federations, beneficiaires, confirmations } as const;
