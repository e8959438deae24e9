// The columns of a service's queue that each person chooses, in the order they choose (screens, File d’instruction).

/** A column of a filter bears the name of its filter; `tri` is how it is asked to sort. */
export const colonnesFile = {
  numero: { label: 'N°', isToujours: true },
  association: { label: 'Association', isToujours: true },
  exercices: { label: 'Exercice' },
  id_sous_type_dispositif: { label: 'Sous-dispositif' },
  etat: { label: 'État' },
  demande: { label: 'Demandé' },
  accorde: { label: 'Accordé' },
  transmis: { label: 'Reçu' },
  affectes: { label: 'Affecté à' },
  etiquettes: { label: 'Étiquettes' },
  note: { label: 'Note sur 20' },
  statuts: { label: 'Complétude' },
  id_type_dispositif: { label: 'Dispositif' },
  departements: { label: 'Département' },
} as const satisfies Record<string, { label: string; isToujours?: true }>;

export type ColonneFile = keyof typeof colonnesFile;

export const nomsColonnes = Object.keys(colonnesFile) as [ColonneFile, ...ColonneFile[]];

/** What is shown to who never chose. */
export const colonnesHabituelles: readonly ColonneFile[] = [
  'numero',
  'association',
  'exercices',
  'etat',
  'demande',
  'accorde',
  'transmis',
  'affectes',
];

const toujours = nomsColonnes.filter((nom) => 'isToujours' in colonnesFile[nom]);

/** As chosen, each once; what tells one dossier from another is always there, first. */
export const colonnesChoisies = (chosen: readonly ColonneFile[]): ColonneFile[] => [
  ...new Set([...toujours, ...chosen]),
];
