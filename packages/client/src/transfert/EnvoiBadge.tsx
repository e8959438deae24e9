import { type Envoi, envois } from '@asso/domain/transfert/lot.words';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<Envoi, BadgeTone> = {
  telechargement: 'gris',
  'a-envoyer': 'bleu',
  envoye: 'vert',
  echec: 'rouge',
};

/** Where a file stands on its way. */
export const EnvoiBadge = ({ envoi }: { envoi: Envoi }) => (
  <StateBadge tone={tones[envoi]}>{envois[envoi]}</StateBadge>
);
