// The four views of an association's dossiers: each is a set of states, said in the address.
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

/** Empty: whatever the state. */
export const etatsDe: Record<Onglet, readonly EtatInstruction[]> = {
  'a-vous': etatsAmong(['a-vous']),
  services: etatsAmong(['chez-eux', 'atteint']),
  termines: etatsAmong(['refus', 'clos']),
  tous: [],
};

export const ongletOf = (name: string | null): Onglet =>
  onglets.find((one) => one.id === name)?.id ?? 'a-vous';

/** Nobody is asked to act on what they cannot open; elsewhere all of the association's is shown. */
export const isOuvrablesOnly = (onglet: Onglet): 'true' | undefined =>
  onglet === 'a-vous' ? 'true' : undefined;
