import {
  type EtatPaiement,
  etatsPaiement,
  tonsPaiement,
} from '@asso/domain/paiement/demande-paiement.states';
import { etatsPaiementSubvention } from '@asso/domain/paiement/paiement.words';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsPaiement)[EtatPaiement], BadgeTone> = {
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

type EtatPaiementProps = {
  etat: EtatPaiement;
  /** True when the money reimburses what a club advanced: the states are then worded otherwise than for a grant. */
  isRemboursement?: boolean;
};

export const EtatPaiementBadge = ({ etat, isRemboursement = false }: EtatPaiementProps) => (
  <StateBadge tone={tones[tonsPaiement[etat]]}>
    {isRemboursement ? etatsPaiement[etat] : etatsPaiementSubvention[etat]}
  </StateBadge>
);
