// A letter may use only these fields of a dossier, each with its name, its label and its format (ADR 0127, 0380).
import type { CasDecision } from '../dossier/texte-lettre.schema.ts';
import { formatDate } from '../identifiants/dates-affichees.ts';
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
  agent: { nom: string };
  projets: readonly LigneProjet[];
};

/** A line of the table of projects: one project and one year. */
export type LigneProjet = { projet: string; annee: number; demande: number | null; accorde: number | null };

type Format = 'texte' | 'nombre' | 'euros' | 'date' | 'siret';

export type ChampFusion = {
  label: string;
  format: Format;
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
    read: ({ dossier }) => dossier.subvention,
  },
  'dossier.exercice': {
    label: 'Exercice',
    format: 'texte',
    read: ({ dossier }) => dossier.exercice,
  },
  'dossier.transmis_le': {
    label: 'Date de transmission',
    format: 'date',
    read: ({ dossier }) => dossier.transmis_le,
  },
  'dossier.montant_demande': {
    label: 'Montant demandé',
    format: 'euros',
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
    read: ({ decision }) => decision.montant,
  },
  'decision.motif': {
    label: 'Motif, ou ce qu’il faut corriger',
    format: 'texte',
    read: ({ decision }) => decision.motif,
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
  siret: (value) => formatSiret(String(value)),
};

/** Writes an amount for an official letter, with the cents when there are some. */
export const eurosEcrits = (euros: number): string =>
  Number.isInteger(euros) ? formatEuros(euros) : `${formatNombre(euros, 2)}\u00a0€`;
