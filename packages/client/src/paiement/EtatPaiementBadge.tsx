import {
  type EtatPaiement,
  etatsPaiement,
  tonsPaiement,
} from '@asso/domain/paiement/demande-paiement.states';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<(typeof tonsPaiement)[EtatPaiement], BadgeTone> = {
  'chez-eux': 'bleu',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

/** The state in the words of the specification. */
export const EtatPaiementBadge = ({ etat }: { etat: EtatPaiement }) => (
  <StateBadge tone={tones[tonsPaiement[etat]]}>{etatsPaiement[etat]}</StateBadge>
);
