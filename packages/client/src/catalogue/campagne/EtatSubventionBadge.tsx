import { type EtatSubvention, etatsSubvention } from '@asso/domain/catalogue/catalogue.states';
import { type BadgeTone, StateBadge } from '../../ui/StateBadge.tsx';

const tones: Record<EtatSubvention, BadgeTone> = { preparation: 'gris', publiee: 'vert', inactive: 'gris' };

export const EtatSubventionBadge = ({ etat }: { etat: EtatSubvention }) => (
  <StateBadge tone={tones[etat]}>{etatsSubvention[etat]}</StateBadge>
);
