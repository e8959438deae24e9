import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import { formatHorodatage } from '@asso/domain/identifiants/instants';
import type { TimelineItem } from '../ui/Timeline.tsx';
import './dossier.css';

const date = (iso: string): string => formatHorodatage(new Date(iso));

/** A fact in the past with its author, its amount and its reason. */
export const evenementItem = (evenement: Evenement): TimelineItem => ({
  id: `fait-${evenement.id}`,
  date: date(evenement.le),
  kind: kindOf(evenement.action),
  text: (
    <>
      <p>
        <strong>{evenement.fait}</strong>
        {evenement.montant !== null && ` : ${formatEuros(evenement.montant)}`}
        {authorOf(evenement)}
      </p>
      {evenement.motif && <blockquote className="citation">{evenement.motif}</blockquote>}
    </>
  ),
});

/** « à DRAJES Sud, par Jeanne Roux », « par Paul Girard (DRAJES Sud) ». */
function authorOf({ par, cote, service }: Evenement): string {
  if (service === null) return `, par ${par}`;
  return cote === 'service' ? `, par ${par} (${service})` : ` à ${service}, par ${par}`;
}

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
