import { type EtatCrf, tonsCrf } from '@asso/domain/crf/crf.states';
import { sayEtatCrf } from '@asso/domain/dossier/etats-crf.rows';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsCrf)[EtatCrf], BadgeTone> = {
  'a-vous': 'orange',
  'chez-eux': 'bleu',
  atteint: 'vert',
};

export const EtatCrfBadge = ({ etat }: { etat: EtatCrf }) => (
  <StateBadge tone={tones[tonsCrf[etat]]}>{sayEtatCrf(etat)}</StateBadge>
);
