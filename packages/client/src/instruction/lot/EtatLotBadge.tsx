import type { LotItem } from '@asso/contract/instruction/lot.schemas';
import { etatsLot } from '@asso/domain/instruction/lot.states';
import { type BadgeTone, StateBadge } from '../../ui/StateBadge.tsx';

const tones: Record<LotItem['etat'], BadgeTone> = { prepare: 'orange', en_cours: 'bleu', fini: 'gris' };

export const EtatLotBadge = ({ etat }: Pick<LotItem, 'etat'>) => (
  <StateBadge tone={tones[etat]}>{etatsLot[etat]}</StateBadge>
);
