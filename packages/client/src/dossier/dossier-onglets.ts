// An association's dossiers have four views: each is a set of states, named in the address.

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

/** An empty list means every state. */
const etatsDesOnglets: Record<Onglet, readonly EtatInstruction[]> = {
  'a-vous': etatsAmong(['a-vous']),
  services: [...etatsAmong(['chez-eux', 'atteint']), ...etatsAmong(['a-vous']).filter(attendCrf)],
  termines: etatsAmong(['refus', 'clos']),
  tous: [],
};

/** In a list of accreditations only, a granted one is finished: nothing is paid for it. */
export function etatsOf(onglet: Onglet, genre?: GenreDossier): readonly EtatInstruction[] {
  const etats = etatsDesOnglets[onglet];
  if (genre !== 'agrement' || onglet === 'tous') return etats;
  const isOver = (etat: EtatInstruction) => isAchevee({ etat, genre });
  return onglet === 'termines'
    ? [...ordreEtats.filter(isOver), ...etats.filter((etat) => !isOver(etat))]
    : etats.filter((etat) => !isOver(etat));
}

/** A paid dossier awaits the person only when its report is near; until then it is with the others that go their way. */
export const compteRenduOf = (onglet: Onglet): readonly string[] | undefined =>
  onglet === 'a-vous' ? ['proche'] : onglet === 'services' ? ['loin'] : undefined;

export const ongletOf = (name: string | null): Onglet =>
  onglets.find((one) => one.id === name)?.id ?? 'a-vous';

/**
 * The first view asks the person to act, so it holds only dossiers they may open; the others show all of the
 * association's.
 */
export const isOuvrablesOnly = (onglet: Onglet): 'true' | undefined =>
  onglet === 'a-vous' ? 'true' : undefined;
