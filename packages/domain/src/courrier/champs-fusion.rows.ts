// A letter may use only these fields of a dossier, each with its name, its label and its format (ADR 0127, 0380, 0530).
import type { GenreDossier } from '../dossier/genre.rows.ts';
import type { CasDecision } from '../dossier/texte-lettre.schema.ts';
import { formatDate, formatDay } from '../identifiants/dates-affichees.ts';
import { joinWithAnd } from '../identifiants/enumeration.ts';
import { formatEuros, formatNombre, formatSiret } from '../identifiants/nombres-affiches.ts';

/** The values that the server gathers for one letter; an unknown value is null. */
export type DonneesCourrier = {
  association: {
    nom: string;
    siret: string;
    rna: string | null;
    adresse: string | null;
    representant: string | null;
    fonction: string | null;
    /** « MME » or « M », or null when it is not known. */
    civilite: string | null;
  };
  dossier: {
    numero: string;
    intitule: string;
    subvention: string;
    exercice: number;
    /** The last year of the dossier, the same as the first for a dossier of one year. */
    exercice_fin: number;
    transmis_le: Date | null;
    montant_demande: number;
  };
  service: {
    nom: string;
    adresse: string | null;
    /** The town that the service writes in its letters. */
    ville: string | null;
    telephone: string | null;
    courriel: string | null;
    /** The document of the picture, as is that of the signature; null where there is none. */
    logo: string | null;
  };
  signataire: { nom: string | null; qualite: string | null; image: string | null };
  decision: { date: Date; montant: number | null; motif: string | null; cas: CasDecision | null };
  /** What is granted instead of money; null for a grant. A value is null until the arrêté is given. */
  agrement: AgrementDit | null;
  agent: { nom: string };
  projets: readonly LigneProjet[];
};

/** Days are « YYYY-MM-DD ». */
type AgrementDit = {
  nom: string;
  numero: string | null;
  attribue_le: string | null;
  valide_jusqu_au: string | null;
};

/** A line of the table of projects: one project and one year. */
export type LigneProjet = { projet: string; annee: number; demande: number | null; accorde: number | null };

type Format = 'texte' | 'nombre' | 'euros' | 'date' | 'jour' | 'siret';

export type ChampFusion = {
  label: string;
  format: Format;
  /** The only kind of dossier that has this field; absent for all. */
  demarche?: GenreDossier;
  read: (donnees: DonneesCourrier) => string | number | Date | null;
};

const appels: Readonly<Record<string, string>> = { MME: 'Madame', M: 'Monsieur' };

export const champsFusion = {
  'association.nom': {
    label: 'Nom de l’association',
    format: 'texte',
    read: ({ association }) => association.nom,
  },
  'association.siret': {
    label: 'SIRET de l’établissement',
    format: 'siret',
    read: ({ association }) => association.siret,
  },
  'association.rna': {
    label: 'Numéro RNA',
    format: 'texte',
    read: ({ association }) => association.rna,
  },
  'association.adresse': {
    label: 'Adresse de l’établissement',
    format: 'texte',
    read: ({ association }) => association.adresse,
  },
  'association.representant': {
    label: 'Représentante ou représentant légal',
    format: 'texte',
    read: ({ association }) => association.representant,
  },
  'association.fonction': {
    label: 'Fonction de la représentante ou du représentant',
    format: 'texte',
    read: ({ association }) => association.fonction,
  },
  'association.civilite': {
    label: 'Madame ou Monsieur',
    format: 'texte',
    read: ({ association: { civilite } }) => appels[civilite ?? ''] ?? 'Madame, Monsieur',
  },
  'dossier.numero': {
    label: 'Numéro du dossier',
    format: 'texte',
    read: ({ dossier }) => dossier.numero,
  },
  'dossier.intitule': {
    label: 'Intitulé de la demande',
    format: 'texte',
    read: ({ dossier }) => dossier.intitule,
  },
  'dossier.subvention': {
    label: 'Subvention demandée',
    format: 'texte',
    demarche: 'subvention',
    read: ({ dossier }) => dossier.subvention,
  },
  'dossier.exercice': {
    label: 'Exercice',
    format: 'texte',
    read: ({ dossier: { exercice, exercice_fin } }) =>
      joinWithAnd(Array.from({ length: exercice_fin - exercice + 1 }, (_, rang) => String(exercice + rang))),
  },
  'dossier.transmis_le': {
    label: 'Date de transmission',
    format: 'date',
    read: ({ dossier }) => dossier.transmis_le,
  },
  'dossier.montant_demande': {
    label: 'Montant demandé',
    format: 'euros',
    demarche: 'subvention',
    read: ({ dossier }) => dossier.montant_demande,
  },
  'service.nom': {
    label: 'Nom du service',
    format: 'texte',
    read: ({ service }) => service.nom,
  },
  'service.adresse': {
    label: 'Adresse du service',
    format: 'texte',
    read: ({ service }) => service.adresse,
  },
  'service.telephone': {
    label: 'Téléphone du service',
    format: 'texte',
    read: ({ service }) => service.telephone,
  },
  'service.courriel': {
    label: 'Adresse électronique du service',
    format: 'texte',
    read: ({ service }) => service.courriel,
  },
  'service.ville': {
    label: 'Ville du service',
    format: 'texte',
    read: ({ service }) => service.ville,
  },
  'signataire.nom': {
    label: 'Qui signe les lettres du service',
    format: 'texte',
    read: ({ signataire }) => signataire.nom,
  },
  'signataire.qualite': {
    label: 'Qualité de qui signe',
    format: 'texte',
    read: ({ signataire }) => signataire.qualite,
  },
  'decision.date': {
    label: 'Date de la décision',
    format: 'date',
    read: ({ decision }) => decision.date,
  },
  'decision.montant': {
    label: 'Montant accordé',
    format: 'euros',
    demarche: 'subvention',
    read: ({ decision }) => decision.montant,
  },
  'decision.motif': {
    label: 'Motif, ou ce qu’il faut corriger',
    format: 'texte',
    read: ({ decision }) => decision.motif,
  },
  'agrement.nom': {
    label: 'Agrément demandé',
    format: 'texte',
    demarche: 'agrement',
    read: ({ agrement }) => agrement?.nom ?? null,
  },
  'agrement.numero': {
    label: 'Numéro de l’arrêté',
    format: 'texte',
    demarche: 'agrement',
    read: ({ agrement }) => agrement?.numero ?? null,
  },
  'agrement.attribue_le': {
    label: 'Date de l’agrément',
    format: 'jour',
    demarche: 'agrement',
    read: ({ agrement }) => agrement?.attribue_le ?? null,
  },
  'agrement.valide_jusqu_au': {
    label: 'Dernier jour de l’agrément',
    format: 'jour',
    demarche: 'agrement',
    read: ({ agrement }) => agrement?.valide_jusqu_au ?? null,
  },
  'agent.nom': {
    label: 'Nom de qui décide',
    format: 'texte',
    read: ({ agent }) => agent.nom,
  },
} as const satisfies Readonly<Record<string, ChampFusion>>;

export type NomChamp = keyof typeof champsFusion;
export const nomsChamps = Object.keys(champsFusion) as NomChamp[];
export const isNomChamp = (name: string): name is NomChamp => Object.hasOwn(champsFusion, name);

/** Tells whether dossiers of this kind have the field. */
export function isChampOf(name: NomChamp, genre: GenreDossier): boolean {
  const { demarche }: ChampFusion = champsFusion[name];
  return demarche === undefined || demarche === genre;
}

/** Names the kind of the dossier that these values are of. */
export const donneesDemarche = ({ agrement }: Pick<DonneesCourrier, 'agrement'>): GenreDossier =>
  agrement === null ? 'subvention' : 'agrement';

/** Returns the text written in the letter, or null when the dossier has no value. */
export function valeurFusion(name: NomChamp, donnees: DonneesCourrier): string | null {
  const { format, read }: ChampFusion = champsFusion[name];
  const value = read(donnees);
  if (value === null || value === '') return null;
  return formats[format](value);
}

const formats: Record<Format, (value: string | number | Date) => string> = {
  texte: String,
  nombre: (value) => formatNombre(Number(value)),
  euros: (value) => eurosEcrits(Number(value)),
  date: (value) => formatDate(value as Date),
  jour: (value) => formatDay(String(value)),
  siret: (value) => formatSiret(String(value)),
};

/** Writes an amount for an official letter, with the cents when there are some. */
export const eurosEcrits = (euros: number): string =>
  Number.isInteger(euros) ? formatEuros(euros) : `${formatNombre(euros, 2)}\u00a0€`;
