import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { now } from '../../platform/clock.ts';
import { MessageComposer } from '../../ui/MessageComposer.tsx';
import { useKeptText } from '../use-kept-text.ts';
import { usePostMessage } from './use-post-message.ts';
import '../../ui/messages.css';

type NoteInterneFormProps = { id_fo: string; onSent: () => Promise<unknown> };

/** Writes an internal note, which only the service reads, in a form apart from that of messages. */
export function NoteInterneForm({ id_fo, onSent }: NoteInterneFormProps) {
  const { text, setText } = useKeptText(`note-${id_fo}`);
  const post = usePostMessage(id_fo);
  return (
    <section className="note-interne" aria-label="Note interne">
      <MessageComposer
        id="note-interne"
        label="Note interne"
        help="Pour votre service seulement : l’association ne la voit jamais."
        isOneLine
        text={text}
        onText={setText}
        action="Ajouter la note"
        sentText={() => `Note ajoutée à ${formatHeure(now())}.`}
        onSend={async (message) => {
          const outcome = await post({ message, isInterne: true });
          if (!outcome.ok) return { message: outcome.problem.message };
          await onSent();
          return null;
        }}
      />
    </section>
  );
}
