import { type EtatInstruction, etatsInstruction, tonsEtats } from '@asso/domain/dossier/instruction.states';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsEtats)[EtatInstruction], BadgeTone> = {
  'a-vous': 'orange',
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

/** The state in the words of the specification; the colour says who acts. */
export const EtatBadge = ({ etat }: { etat: EtatInstruction }) => (
  <StateBadge tone={tones[tonsEtats[etat]]}>{etatsInstruction[etat]}</StateBadge>
);
