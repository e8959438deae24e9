import type { Ouverture } from '@asso/domain/subvention/campagne.rules';
import { ouverturesSaid } from '@asso/domain/subvention/ouverture.words';
import { StateBadge } from '../ui/StateBadge.tsx';

export const OuvertureBadge = ({ ouverture }: { ouverture: Ouverture }) => (
  <StateBadge tone={ouverturesSaid[ouverture].tone}>{ouverturesSaid[ouverture].label}</StateBadge>
);
