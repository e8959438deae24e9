// Each person chooses the columns of a service's queue, and their order.

/** A column that has a filter bears its name; `court` heads the column where there is little room. */
export const colonnesFile = {
  projet: { label: 'Projet', isToujours: true },
  association: { label: 'Association', isToujours: true },
  numero: { label: 'N°' },
  exercices: { label: 'Exercice' },
  id_sous_type_dispositif: { label: 'Sous-dispositif' },
  etat: { label: 'État' },
  demande: { label: 'Demandé' },
  propose: { label: 'Proposé' },
  accorde: { label: 'Accordé' },
  transmis: { label: 'Reçu' },
  attendu: { label: 'Réponse attendue', court: 'Réponse' },
  affectes: { label: 'Affecté à' },
  etiquettes: { label: 'Étiquettes' },
  note: { label: 'Note sur 20' },
  statuts: { label: 'Complétude' },
  id_type_dispositif: { label: 'Dispositif' },
  departements: { label: 'Département', court: 'Dép.' },
} as const satisfies Record<string, { label: string; court?: string; isToujours?: true }>;

export type ColonneFile = keyof typeof colonnesFile;

export const nomsColonnes = Object.keys(colonnesFile) as [ColonneFile, ...ColonneFile[]];

/** The columns of a person who never chose any. */
export const colonnesHabituelles: readonly ColonneFile[] = [
  'projet',
  'association',
  'departements',
  'etat',
  'transmis',
  'affectes',
  'etiquettes',
  'demande',
  'propose',
  'accorde',
  'numero',
];

const toujours = nomsColonnes.filter((nom) => 'isToujours' in colonnesFile[nom]);

/** Returns the chosen columns, each once, after those that identify a dossier and are always shown. */
export const colonnesChoisies = (chosen: readonly ColonneFile[]): ColonneFile[] => [
  ...new Set([...toujours, ...chosen]),
];

/** The columns that an agrément can never fill: it asks for no money, and belongs to no dispositif. */
const deSubvention: ReadonlySet<ColonneFile> = new Set([
  'demande',
  'propose',
  'accorde',
  'id_sous_type_dispositif',
  'id_type_dispositif',
]);

/** Returns the chosen columns that the queue of agréments shows; the choice itself does not change. */
export const agrementColonnes = (chosen: readonly ColonneFile[]): ColonneFile[] =>
  chosen.filter((name) => !deSubvention.has(name));
