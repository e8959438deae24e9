import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { formatHeure, formatHorodatage } from '@asso/domain/identifiants/instants';
import { useRef } from 'react';
import { call } from '../platform/call.ts';
import { now } from '../platform/clock.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { MessageComposer } from '../ui/MessageComposer.tsx';
import { Messages } from '../ui/Messages.tsx';
import { newId } from '../ui/new-id.ts';
import { useKeptText } from './use-kept-text.ts';

type MessagesPanelProps = {
  id_fo: string;
  /** « DRAJES Sud », or the association. */
  destinataire: string;
  /** How the applicant's side is called. */
  association: string;
  canWrite: boolean;
  /** What is said under the field: « Un message ne corrige pas le dossier. » */
  help?: string;
};

/** What both sides wrote, and the way to answer; what is typed outlives the page. */
export function MessagesPanel({ id_fo, destinataire, association, canWrite, help }: MessagesPanelProps) {
  const read = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  const reread = useReread();
  const { text, setText } = useKeptText(`message-${id_fo}`);
  const key = useRef(newId());
  const send = async (message: string) => {
    const outcome = await call(dossierEndpoints.sendMessage, {
      params: { id: id_fo },
      body: { message },
      idempotencyKey: key.current,
    });
    if (!outcome.ok) return outcome.problem.message;
    key.current = newId();
    await reread(dossierEndpoints.readHistorique);
    return null;
  };
  const messages = read.state === 'lu' ? read.value.messages : [];
  return (
    <section className="pile" aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      {read.state === 'lu' && messages.length === 0 && <p>Aucun message pour l’instant.</p>}
      {messages.length > 0 && (
        <Messages
          label="Messages échangés"
          messages={messages
            .toSorted((a, b) => a.le.localeCompare(b.le))
            .map((one) => viewOf(one, association))}
        />
      )}
      {canWrite && (
        <MessageComposer
          id="nouveau-message"
          label={`Votre message à ${destinataire}`}
          help={help}
          text={text}
          onText={setText}
          onSend={send}
          sentText={() => `Message envoyé à ${formatHeure(now())}.`}
        />
      )}
    </section>
  );
}

const viewOf = ({ id, le, par, cote, service, texte }: MessageDossier, association: string) => ({
  id,
  auteur: par,
  organisation: cote === 'service' ? (service ?? 'le service') : association,
  date: formatHorodatage(new Date(le)),
  texte,
});
