// A letter may use only these fields of a dossier, each with its name between braces, its label and its format (ADR
// 0127).
import { formatDate } from '../identifiants/dates-affichees.ts';
import { formatEuros, formatNombre, formatSiret } from '../identifiants/nombres-affiches.ts';

/** The server gathers these values for one letter; an unknown value is null. */
export type DonneesCourrier = {
  association: {
    nom: string;
    siret: string;
    rna: string | null;
    adresse: string | null;
    representant: string | null;
    fonction: string | null;
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
    /** This is the town written in its letters. */
    ville: string | null;
    telephone: string | null;
    courriel: string | null;
  };
  signataire: { nom: string | null; qualite: string | null };
  decision: { date: Date; montant: number | null; motif: string | null };
  agent: { nom: string };
  projets: readonly LigneProjet[];
};

/** One line of the table is for one project and one year. */
export type LigneProjet = { projet: string; annee: number; demande: number | null; accorde: number | null };

type Format = 'texte' | 'nombre' | 'euros' | 'date' | 'siret';

export type ChampFusion = {
  label: string;
  format: Format;
  /** An example of the value, shown in a template that is read without a dossier. */
  exemple: string;
  read: (donnees: DonneesCourrier) => string | number | Date | null;
};

export const champsFusion = {
  'association.nom': {
    label: 'Nom de l’association',
    format: 'texte',
    exemple: 'Les Pions de l’Huveaune',
    read: ({ association }) => association.nom,
  },
  'association.siret': {
    label: 'SIRET de l’établissement',
    format: 'siret',
    exemple: '123 456 782 00010',
    read: ({ association }) => association.siret,
  },
  'association.rna': {
    label: 'Numéro RNA',
    format: 'texte',
    exemple: 'W131000001',
    read: ({ association }) => association.rna,
  },
  'association.adresse': {
    label: 'Adresse de l’établissement',
    format: 'texte',
    exemple: '12 rue des Lilas, 13011 Marseille',
    read: ({ association }) => association.adresse,
  },
  'association.representant': {
    label: 'Représentante ou représentant légal',
    format: 'texte',
    exemple: 'Jeanne Roux',
    read: ({ association }) => association.representant,
  },
  'association.fonction': {
    label: 'Fonction de la représentante ou du représentant',
    format: 'texte',
    exemple: 'présidente',
    read: ({ association }) => association.fonction,
  },
  'dossier.numero': {
    label: 'Numéro du dossier',
    format: 'texte',
    exemple: '27-000412',
    read: ({ dossier }) => dossier.numero,
  },
  'dossier.intitule': {
    label: 'Intitulé de la demande',
    format: 'texte',
    exemple: 'Former nos arbitres',
    read: ({ dossier }) => dossier.intitule,
  },
  'dossier.subvention': {
    label: 'Subvention demandée',
    format: 'texte',
    exemple: 'FDVA Formation 2027',
    read: ({ dossier }) => dossier.subvention,
  },
  'dossier.exercice': {
    label: 'Exercice',
    format: 'texte',
    exemple: '2027',
    read: ({ dossier }) => dossier.exercice,
  },
  'dossier.transmis_le': {
    label: 'Date de transmission',
    format: 'date',
    exemple: '10/03/2027',
    read: ({ dossier }) => dossier.transmis_le,
  },
  'dossier.montant_demande': {
    label: 'Montant demandé',
    format: 'euros',
    exemple: '5 000 €',
    read: ({ dossier }) => dossier.montant_demande,
  },
  'service.nom': {
    label: 'Nom du service',
    format: 'texte',
    exemple: 'DRAJES Sud',
    read: ({ service }) => service.nom,
  },
  'service.adresse': {
    label: 'Adresse du service',
    format: 'texte',
    exemple: '66 rue Saint-Sébastien, 13006 Marseille',
    read: ({ service }) => service.adresse,
  },
  'service.telephone': {
    label: 'Téléphone du service',
    format: 'texte',
    exemple: '04 65 71 00 00',
    read: ({ service }) => service.telephone,
  },
  'service.courriel': {
    label: 'Adresse électronique du service',
    format: 'texte',
    exemple: 'drajes@exemple.fr',
    read: ({ service }) => service.courriel,
  },
  'service.ville': {
    label: 'Ville du service',
    format: 'texte',
    exemple: 'Marseille',
    read: ({ service }) => service.ville,
  },
  'signataire.nom': {
    label: 'Qui signe les lettres du service',
    format: 'texte',
    exemple: 'Anne Martin',
    read: ({ signataire }) => signataire.nom,
  },
  'signataire.qualite': {
    label: 'Qualité de qui signe',
    format: 'texte',
    exemple: 'La directrice régionale',
    read: ({ signataire }) => signataire.qualite,
  },
  'decision.date': {
    label: 'Date de la décision',
    format: 'date',
    exemple: '12/04/2027',
    read: ({ decision }) => decision.date,
  },
  'decision.montant': {
    label: 'Montant accordé',
    format: 'euros',
    exemple: '4 000 €',
    read: ({ decision }) => decision.montant,
  },
  'decision.motif': {
    label: 'Motif, ou ce qu’il faut corriger',
    format: 'texte',
    exemple: 'Le projet ne forme pas de bénévoles.',
    read: ({ decision }) => decision.motif,
  },
  'agent.nom': {
    label: 'Nom de qui décide',
    format: 'texte',
    exemple: 'Paul Girard',
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

/** An official letter writes the cents when there are some. */
export const eurosEcrits = (euros: number): string =>
  Number.isInteger(euros) ? formatEuros(euros) : `${formatNombre(euros, 2)}\u00a0€`;
