import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

type Ouverture = SubventionView['ouverture'];

const words: Record<Ouverture, { label: string; tone: BadgeTone }> = {
  ouverte: { label: 'Ouverte', tone: 'vert' },
  'a-venir': { label: 'Pas encore ouverte', tone: 'gris' },
  fermee: { label: 'Fermée', tone: 'gris' },
};

export const OuvertureBadge = ({ ouverture }: { ouverture: Ouverture }) => (
  <StateBadge tone={words[ouverture].tone}>{words[ouverture].label}</StateBadge>
);
