import { type Envoi, envois } from '@asso/domain/transfert/lot.words';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';

const tones: Record<Envoi, BadgeTone> = {
  telechargement: 'gris',
  'a-envoyer': 'bleu',
  envoye: 'vert',
  echec: 'rouge',
};

/** The badge says whether a file is to be downloaded, is being sent, was sent or was not. */
export const EnvoiBadge = ({ envoi }: { envoi: Envoi }) => (
  <StateBadge tone={tones[envoi]}>{envois[envoi]}</StateBadge>
);
