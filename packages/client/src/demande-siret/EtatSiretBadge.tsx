import { type EtatSiret, shownEtatSiret, tonsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsSiret)[EtatSiret], BadgeTone> = {
  'a-vous': 'orange',
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
};

/** The badge gives the state in plain words: a request to be sent on and an invalid one both read « transmis ». */
export const EtatSiretBadge = ({ etat }: { etat: EtatSiret }) => (
  <StateBadge tone={tones[tonsSiret[etat]]}>{shownEtatSiret(etat)}</StateBadge>
);
