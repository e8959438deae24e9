import type { EtatInstruction, tonsEtats } from '@asso/domain/dossier/instruction.states';
import { type EtatVu, sayEtatVu, tonVu } from '@asso/domain/dossier/suivi/depart.words';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

export const tones: Record<(typeof tonsEtats)[EtatInstruction], BadgeTone> = {
  'a-vous': 'orange',
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

type EtatBadgeProps = EtatVu & {
  /** Whose turn it is, where more is known of it than the state. */
  ton?: (typeof tonsEtats)[EtatInstruction] | undefined;
};

/** Names the state in plain words, with the decision that waits to leave; the colour says who must act. */
export const EtatBadge = ({ ton, ...vu }: EtatBadgeProps) => (
  <StateBadge tone={tones[ton ?? tonVu(vu)]}>{sayEtatVu(vu)}</StateBadge>
);
