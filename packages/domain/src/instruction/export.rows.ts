// A service exports its queue in these formats, with these columns in each file (§7; screens, File d'instruction).
import { type ColonneFile, colonnesChoisies } from './colonnes-file.rows.ts';

/** The most dossiers that an address may name one by one. */
export const maxNamed = 200;

export const formatsExport = {
  csv: 'CSV, pour Excel ou un autre tableur',
  xlsx: 'Excel (xlsx)',
  ods: 'LibreOffice (ods)',
  etat: 'Texte tabulé, pour les outils de l’État',
} as const;
export type FormatExport = keyof typeof formatsExport;

/** `texte` is never a number, whatever it looks like; `instant` is a day and an hour, in Paris. */
export type GenreColonne = 'texte' | 'entier' | 'euros' | 'jour' | 'instant';
export type ColonneExport = { label: string; kind: GenreColonne };

/** The columns of the queue as it is read, with what people need in a spreadsheet. */
export const colonnesListe = {
  numero: { label: 'Numéro', kind: 'texte' },
  association: { label: 'Association', kind: 'texte' },
  siret: { label: 'SIRET', kind: 'texte' },
  rna: { label: 'RNA', kind: 'texte' },
  commune: { label: 'Commune', kind: 'texte' },
  departement: { label: 'Département', kind: 'texte' },
  subvention: { label: 'Subvention', kind: 'texte' },
  sous_dispositif: { label: 'Sous-dispositif', kind: 'texte' },
  exercice: { label: 'Exercice', kind: 'entier' },
  exercice_fin: { label: 'Exercice de fin', kind: 'entier' },
  nombre_projets: { label: 'Nombre de projets', kind: 'entier' },
  projets: { label: 'Projets', kind: 'texte' },
  service: { label: 'Service', kind: 'texte' },
  etat: { label: 'État', kind: 'texte' },
  completude: { label: 'Complétude', kind: 'texte' },
  demande: { label: 'Demandé', kind: 'euros' },
  propose: { label: 'Proposé', kind: 'euros' },
  accorde: { label: 'Accordé', kind: 'euros' },
  transmis_le: { label: 'Transmis le', kind: 'instant' },
  decide_le: { label: 'Décidé le', kind: 'jour' },
  decision_modifiee_le: { label: 'Décision modifiée le', kind: 'jour' },
  motif: { label: 'Motif', kind: 'texte' },
} as const satisfies Record<string, ColonneExport>;
type NomColonneListe = keyof typeof colonnesListe;

/**
 * Copies the dossiers export of Le Compte Asso to the letter, because State data services read its columns by name and
 * order.
 */
export const colonnesEtat = {
  numero: { label: 'Numéro dossier LCA', kind: 'texte' },
  siret: { label: 'Numéro Siret', kind: 'texte' },
  association: { label: 'Nom association', kind: 'texte' },
  dispositif: { label: 'Nom du dispositif', kind: 'texte' },
  sous_dispositif: { label: 'Nom du sous-dispositif', kind: 'texte' },
  pluriannuel: { label: 'Pluriannuel?', kind: 'texte' },
  exercice: { label: 'Exercice de début', kind: 'entier' },
  exercice_fin: { label: 'Exercice de fin', kind: 'entier' },
  projets: { label: 'Nombre de projets saisis', kind: 'entier' },
  cree_le: { label: 'Créé le', kind: 'jour' },
  transmis_le: { label: 'Transmis le', kind: 'instant' },
  createur: { label: 'Compte du créateur', kind: 'texte' },
  supprime: { label: 'Dossier supprimé?', kind: 'texte' },
  identifiant: { label: 'Identifiant technique', kind: 'texte' },
  services: { label: 'Service(s) instructeur(s)', kind: 'texte' },
  etat: { label: 'Etat du dossier', kind: 'texte' },
  etat_crf: { label: 'Etat du dossier CRF', kind: 'texte' },
} as const satisfies Record<string, ColonneExport>;
export type NomColonneEtat = keyof typeof colonnesEtat;

/** The columns of agréments, which ask for no money: what was asked for, and what the arrêté gives. */
const colonnesAgrements = {
  numero: colonnesListe.numero,
  association: colonnesListe.association,
  siret: colonnesListe.siret,
  rna: colonnesListe.rna,
  commune: colonnesListe.commune,
  departement: colonnesListe.departement,
  agrement: { label: 'Agrément', kind: 'texte' },
  type_agrement: { label: 'Type', kind: 'texte' },
  exercice: colonnesListe.exercice,
  service: colonnesListe.service,
  etat: colonnesListe.etat,
  completude: colonnesListe.completude,
  transmis_le: colonnesListe.transmis_le,
  decide_le: colonnesListe.decide_le,
  motif: colonnesListe.motif,
  arrete_numero: { label: 'Numéro de l’arrêté', kind: 'texte' },
  arrete_le: { label: 'Date de l’arrêté', kind: 'jour' },
  valable_jusqu: { label: 'Valable jusqu’au', kind: 'jour' },
  tca_jusqu: { label: 'Tronc commun (TCA) jusqu’au', kind: 'jour' },
} as const satisfies Record<string, ColonneExport>;
type NomColonneAgrement = keyof typeof colonnesAgrements;

/** More columns: what may be chosen in the queue, and what a service keeps for itself. */
const colonnesEnPlus = {
  attendu_le: { label: 'Réponse attendue le', kind: 'jour' },
  dispositif: { label: 'Dispositif', kind: 'texte' },
  affecte: { label: 'Affecté à', kind: 'texte' },
  etiquettes: { label: 'Étiquettes', kind: 'texte' },
  note: { label: 'Note sur 20', kind: 'texte' },
} as const satisfies Record<string, ColonneExport>;
export type NomColonneExportee = NomColonneListe | NomColonneAgrement | keyof typeof colonnesEnPlus;

/** The columns of a spreadsheet that stand for each column of the queue. */
const exportees: Record<ColonneFile, readonly NomColonneExportee[]> = {
  projet: ['projets'],
  association: ['association', 'siret'],
  numero: ['numero'],
  exercices: ['exercice', 'exercice_fin'],
  id_sous_type_dispositif: ['sous_dispositif'],
  etat: ['etat'],
  demande: ['demande'],
  propose: ['propose'],
  accorde: ['accorde'],
  transmis: ['transmis_le'],
  attendu: ['attendu_le'],
  affectes: ['affecte'],
  etiquettes: ['etiquettes'],
  note: ['note'],
  statuts: ['completude'],
  id_type_dispositif: ['dispositif'],
  departements: ['departement'],
};

const arrete = ['arrete_numero', 'arrete_le', 'valable_jusqu', 'tca_jusqu'] as const;

/** The same for agréments: nothing stands for money, and the arrêté closes every file. */
const exporteesAgrements: Record<ColonneFile, readonly NomColonneExportee[]> = {
  ...exportees,
  projet: ['agrement', 'type_agrement'],
  exercices: ['exercice'],
  id_sous_type_dispositif: [],
  id_type_dispositif: [],
  demande: [],
  propose: [],
  accorde: arrete,
};

type Fichier = { isAgrements: boolean; chosen?: readonly ColonneFile[] | undefined };

/** Returns the columns of the file: those chosen in the queue after the number, else all those of the list. */
export function colonnesExportees({ isAgrements, chosen }: Fichier): NomColonneExportee[] {
  if (!chosen) return Object.keys(isAgrements ? colonnesAgrements : colonnesListe) as NomColonneExportee[];
  const shown = isAgrements ? exporteesAgrements : exportees;
  return [
    ...new Set<NomColonneExportee>([
      'numero',
      ...colonnesChoisies(chosen).flatMap((nom) => shown[nom]),
      ...(isAgrements ? arrete : []),
    ]),
  ];
}

export const colonneExportee = (nom: NomColonneExportee): ColonneExport =>
  ({ ...colonnesListe, ...colonnesAgrements, ...colonnesEnPlus })[nom];
