import { type EtatInstruction, etatDit, tonsEtats } from '@asso/domain/dossier/instruction.states';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsEtats)[EtatInstruction], BadgeTone> = {
  'a-vous': 'orange',
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

/** The state as people read it; the colour says who acts. */
export const EtatBadge = ({ etat }: { etat: EtatInstruction }) => (
  <StateBadge tone={tones[tonsEtats[etat]]}>{etatDit(etat)}</StateBadge>
);
