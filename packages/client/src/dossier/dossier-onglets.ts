// The views of an association's dossiers: each is a set of states, named in the address.

import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { type EtatInstruction, isTransmis, ordreEtats } from '@asso/domain/dossier/instruction.states';
import { isAchevee } from '@asso/domain/dossier/suivi/avancement.rules';

export type Onglet = 'a-vous' | 'services' | 'termines' | 'tous';

export const onglets: readonly { id: Onglet; label: string; vide: string }[] = [
  { id: 'a-vous', label: 'À vous d’agir', vide: 'Aucun dossier ne vous attend.' },
  { id: 'services', label: 'Chez les services', vide: 'Aucun dossier n’est chez un service.' },
  { id: 'termines', label: 'Terminés', vide: 'Aucun dossier n’est terminé.' },
  { id: 'tous', label: 'Tous', vide: 'Aucun dossier pour l’instant.' },
];

const isFini = (etat: EtatInstruction): boolean => ['10', '11', '12'].includes(etat);

/** The states of each view, which `tourOf` narrows; an empty list means all of them. */
const etatsDesOnglets: Record<Onglet, readonly EtatInstruction[]> = {
  'a-vous': [],
  services: ordreEtats.filter((etat) => isTransmis(etat) && !isFini(etat)),
  termines: ordreEtats.filter(isFini),
  tous: [],
};

/** Returns the states of a view. Among agréments alone, a granted one is finished, since nothing is paid. */
export function etatsOf(onglet: Onglet, genre?: GenreDossier): readonly EtatInstruction[] {
  const etats = etatsDesOnglets[onglet];
  if (genre !== 'agrement' || etats.length === 0) return etats;
  const isOver = (etat: EtatInstruction) => isAchevee({ etat, genre });
  return onglet === 'termines'
    ? [...ordreEtats.filter(isOver), ...etats.filter((etat) => !isOver(etat))]
    : etats.filter((etat) => !isOver(etat));
}

/** Returns the filter on whose turn it is: a dossier is in the first view as soon as it waits for the association. */
export const tourOf = (onglet: Onglet): readonly string[] | undefined =>
  onglet === 'a-vous' ? ['association'] : onglet === 'services' ? ['service'] : undefined;

export const ongletOf = (name: string | null): Onglet =>
  onglets.find((one) => one.id === name)?.id ?? 'a-vous';

/**
 * Returns the filter of the first view, which holds only dossiers that the person may open; the others hold all of the
 * association's.
 */
export const isOuvrablesOnly = (onglet: Onglet): 'true' | undefined =>
  onglet === 'a-vous' ? 'true' : undefined;
