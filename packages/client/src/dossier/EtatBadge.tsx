import type { EtatInstruction, tonsEtats } from '@asso/domain/dossier/instruction.states';
import { type CrfConnu, tonVerse } from '@asso/domain/dossier/suivi/compte-rendu.words';
import { type EtatVu, etatVuSaid, tonVuOf } from '@asso/domain/dossier/suivi/depart.words';
import { now } from '../platform/clock.ts';
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
  <StateBadge tone={tones[ton ?? tonVuOf(vu)]}>{etatVuSaid(vu)}</StateBadge>
);

/**
 * Names the state to the association: once the money is paid, its turn comes only with a report that is near or was sent
 * back, which `tache` tells; a date far away is not orange.
 */
export const EtatDemandeurBadge = ({
  etat,
  tache,
}: {
  etat: EtatInstruction;
  tache?: CrfConnu | undefined;
}) => <EtatBadge etat={etat} ton={etat === '9' ? tonVerse(tache, now()) : undefined} />;
