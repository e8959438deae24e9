import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { isSessionTerminee, sayEtatDefinition } from '@asso/domain/agrement/definition.states';
import { StateBadge } from '../../ui/StateBadge.tsx';

const tones = { brouillon: 'bleu', publie: 'vert', retire: 'gris' } as const;

type EtatDefinitionBadgeProps = { agrement: Pick<AgrementResume, 'etat' | 'ouverture'> };

export const EtatDefinitionBadge = ({ agrement }: EtatDefinitionBadgeProps) => (
  <StateBadge tone={isSessionTerminee(agrement) ? 'gris' : tones[agrement.etat]}>
    {sayEtatDefinition(agrement)}
  </StateBadge>
);
