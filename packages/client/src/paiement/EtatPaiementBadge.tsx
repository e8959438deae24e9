import {
  type EtatPaiement,
  etatsPaiement,
  tonsPaiement,
} from '@asso/domain/paiement/demande-paiement.states';
import { etatPaiementDit } from '@asso/domain/paiement/paiement.words';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsPaiement)[EtatPaiement], BadgeTone> = {
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

type EtatPaiementProps = {
  etat: EtatPaiement;
  /** What was advanced is given back: a grant is paid. */
  isRemboursement?: boolean;
};

/** The state, as people read it. */
export const EtatPaiementBadge = ({ etat, isRemboursement = false }: EtatPaiementProps) => (
  <StateBadge tone={tones[tonsPaiement[etat]]}>
    {isRemboursement ? etatsPaiement[etat] : etatPaiementDit(etat)}
  </StateBadge>
);
