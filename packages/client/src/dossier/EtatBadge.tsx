import {
  type EtatInstruction,
  etatInstructionSaid,
  tonsEtats,
} from '@asso/domain/dossier/instruction.states';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

export const tones: Record<(typeof tonsEtats)[EtatInstruction], BadgeTone> = {
  'a-vous': 'orange',
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

/** Names the state in plain words; the colour says who must act. */
export const EtatBadge = ({ etat }: { etat: EtatInstruction }) => (
  <StateBadge tone={tones[tonsEtats[etat]]}>{etatInstructionSaid(etat)}</StateBadge>
);
