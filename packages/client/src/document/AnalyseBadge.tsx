import { type EtatAnalyse, etatsAnalyse } from '@asso/domain/document/document.rules';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<EtatAnalyse, BadgeTone> = {
  en_cours: 'bleu',
  non_analyse: 'gris',
  sur: 'vert',
  refuse: 'rouge',
};

/** What is known of the safety of a file. */
export const AnalyseBadge = ({ etat }: { etat: EtatAnalyse }) => (
  <StateBadge tone={tones[etat]}>{etatsAnalyse[etat]}</StateBadge>
);
