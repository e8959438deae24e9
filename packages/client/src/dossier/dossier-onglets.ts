// The views of an association's dossiers: each is a set of states, named in the address.

import { type EtatInstruction, isTransmis, ordreEtats } from '@asso/domain/dossier/instruction.states';

export type Onglet = 'a-vous' | 'services' | 'termines' | 'tous';

export const onglets: readonly { id: Onglet; label: string; vide: string }[] = [
  { id: 'a-vous', label: 'À vous d’agir', vide: 'Aucun dossier ne vous attend.' },
  { id: 'services', label: 'Chez les services', vide: 'Aucun dossier n’est chez un service.' },
  { id: 'termines', label: 'Terminés', vide: 'Aucun dossier n’est terminé.' },
  { id: 'tous', label: 'Tous', vide: 'Aucun dossier pour l’instant.' },
];

const tourDesOnglets: Record<Onglet, readonly string[] | undefined> = {
  'a-vous': ['association'],
  services: ['service'],
  termines: ['personne'],
  tous: undefined,
};

/** Returns the filter on whose turn it is: a dossier is in the first view as soon as it waits for the association. */
export const findTour = (onglet: Onglet): readonly string[] | undefined => tourDesOnglets[onglet];

/** Returns the states of a view, which `findTour` narrows; an empty list means all of them. */
export const listEtatsOnglet = (onglet: Onglet): readonly EtatInstruction[] =>
  onglet === 'services' ? ordreEtats.filter(isTransmis) : [];

export const readOnglet = (name: string | null): Onglet =>
  onglets.find((one) => one.id === name)?.id ?? 'a-vous';

/**
 * Returns the filter of the first view, which holds only dossiers that the person may open; the others hold all of the
 * association's.
 */
export const isOuvrablesOnly = (onglet: Onglet): 'true' | undefined =>
  onglet === 'a-vous' ? 'true' : undefined;
