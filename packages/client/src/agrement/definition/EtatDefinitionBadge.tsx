import { type EtatDefinition, etatsDefinition } from '@asso/domain/agrement/definition.states';
import { StateBadge } from '../../ui/StateBadge.tsx';

const tones = { brouillon: 'bleu', publie: 'vert', retire: 'gris' } as const;

export const EtatDefinitionBadge = ({ etat }: { etat: EtatDefinition }) => (
  <StateBadge tone={tones[etat]}>{etatsDefinition[etat]}</StateBadge>
);
