import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import { formatHorodatage } from '@asso/domain/identifiants/instants';
import type { TimelineItem } from '../ui/Timeline.tsx';
import './dossier.css';

const date = (iso: string): string => formatHorodatage(new Date(iso));

/** A fact in the past with its author, its amount and its reason. */
export const evenementItem = ({
  id,
  le,
  action,
  fait,
  par,
  service,
  motif,
  montant,
}: Evenement): TimelineItem => ({
  id: `fait-${id}`,
  date: date(le),
  kind: kindOf(action),
  text: (
    <>
      <p>
        <strong>{fait}</strong>
        {montant !== null && ` : ${formatEuros(montant)}`}, par {par}
        {service !== null && ` (${service})`}
      </p>
      {motif && <blockquote className="citation">{motif}</blockquote>}
    </>
  ),
});

/** A message is one line here; its whole text is among the messages. */
export const messageItem = ({ id, le, par, service, cote }: MessageDossier): TimelineItem => ({
  id: `message-${id}`,
  date: date(le),
  kind: 'message',
  text: (
    <p>
      Message de {par}
      {cote === 'service' && service !== null && ` (${service})`}
    </p>
  ),
});

function kindOf(action: string): TimelineItem['kind'] {
  if (action === 'dossier.rib') return 'rib';
  if (action === 'dossier.pieces') return 'piece';
  return /ayment|markPaid/.test(action) ? 'paiement' : 'etat';
}
