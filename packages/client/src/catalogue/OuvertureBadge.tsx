import type { Ouverture } from '@asso/domain/subvention/campagne.rules';
import { ouvertureBadges } from '@asso/domain/subvention/ouverture.words';
import { StateBadge } from '../ui/StateBadge.tsx';

export const OuvertureBadge = ({ ouverture }: { ouverture: Ouverture }) => (
  <StateBadge tone={ouvertureBadges[ouverture].tone}>{ouvertureBadges[ouverture].label}</StateBadge>
);
