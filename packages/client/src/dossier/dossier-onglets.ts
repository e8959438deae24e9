// The views of an association's dossiers: each is a set of states, named in the address.

import { isAchevee } from '@asso/domain/dossier/avancement.rules';
import { attendCrf } from '@asso/domain/dossier/crf-attendu.rules';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { type EtatInstruction, ordreEtats, tonsEtats } from '@asso/domain/dossier/instruction.states';

export type Onglet = 'a-vous' | 'services' | 'termines' | 'tous';

export const onglets: readonly { id: Onglet; label: string; vide: string }[] = [
  { id: 'a-vous', label: 'À vous d’agir', vide: 'Aucun dossier ne vous attend.' },
  { id: 'services', label: 'Chez les services', vide: 'Aucun dossier n’est chez un service.' },
  { id: 'termines', label: 'Terminés', vide: 'Aucun dossier n’est terminé.' },
  { id: 'tous', label: 'Tous', vide: 'Aucun dossier pour l’instant.' },
];

const etatsAmong = (tons: readonly string[]): EtatInstruction[] =>
  ordreEtats.filter((etat) => etat !== 'B' && tons.includes(tonsEtats[etat]));

/** The states of each view; an empty list means all of them. */
const etatsDesOnglets: Record<Onglet, readonly EtatInstruction[]> = {
  'a-vous': etatsAmong(['a-vous']),
  services: [...etatsAmong(['chez-eux', 'atteint']), ...etatsAmong(['a-vous']).filter(attendCrf)],
  termines: etatsAmong(['refus', 'clos']),
  tous: [],
};

/** Returns the states of a view. Among agréments alone, a granted one is finished, since nothing is paid. */
export function etatsOf(onglet: Onglet, genre?: GenreDossier): readonly EtatInstruction[] {
  const etats = etatsDesOnglets[onglet];
  if (genre !== 'agrement' || onglet === 'tous') return etats;
  const isOver = (etat: EtatInstruction) => isAchevee({ etat, genre });
  return onglet === 'termines'
    ? [...ordreEtats.filter(isOver), ...etats.filter((etat) => !isOver(etat))]
    : etats.filter((etat) => !isOver(etat));
}

/**
 * Returns the filter on reports: a paid dossier awaits the association only when its report is due soon, and is with
 * the services until then.
 */
export const compteRenduOf = (onglet: Onglet): readonly string[] | undefined =>
  onglet === 'a-vous' ? ['proche'] : onglet === 'services' ? ['loin'] : undefined;

export const ongletOf = (name: string | null): Onglet =>
  onglets.find((one) => one.id === name)?.id ?? 'a-vous';

/**
 * Returns the filter of the first view, which holds only dossiers that the person may open; the others hold all of the
 * association's.
 */
export const isOuvrablesOnly = (onglet: Onglet): 'true' | undefined =>
  onglet === 'a-vous' ? 'true' : undefined;
