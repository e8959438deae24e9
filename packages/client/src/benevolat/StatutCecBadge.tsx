import { type StatutCec, tonsCec } from '@asso/domain/benevolat/declaration.states';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsCec)[StatutCec], BadgeTone> = {
  'a-vous': 'orange',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

export const StatutCecBadge = ({ statut }: { statut: StatutCec }) => (
  <StateBadge tone={tones[tonsCec[statut]]}>{statut}</StateBadge>
);
