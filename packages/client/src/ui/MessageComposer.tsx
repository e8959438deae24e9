import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { FormFrame } from './FormFrame.tsx';
import { TextControl } from './fields/TextControl.tsx';
import { announce } from './page/announcer.ts';
import { focusFirstControl } from './page/focus.ts';
import './fields/fields.css';
import './messages.css';

/** Why a message could not be sent. `id` is the field concerned; the field of the text when absent. */
export type MessageRefus = {
  message: string;
  id?: string;
  /** True when the field itself already shows the message, which is then not repeated. */
  isSaid?: boolean;
};

type MessageComposerProps = {
  id: string;
  /** The label of the field, such as « Votre message à DRAJES Sud ». */
  label: string;
  help?: string;
  max?: number;
  /** The caller keeps the typed text, so that it is still there when the person comes back to the page. */
  text: string;
  onText: (text: string) => void;
  /** Returns why the message could not be sent, or null once sent. */
  onSend: (text: string) => Promise<MessageRefus | null>;
  /** Gives what is said once the message is sent, such as « Message envoyé à 14h05. » */
  sentText: () => string;
  /** True for a few words on one line, that Enter sends. */
  isOneLine?: boolean;
  /** The label of the button; « Envoyer le message » when absent. */
  action?: string;
  /** The choice of the receivers comes first, when there is one. */
  before?: ReactNode;
  /** Shown under the text: the files, then the other fields of the message. */
  children?: ReactNode;
};

/** The form of a message, under the messages: receivers, text, files, then [Envoyer le message]. */
export function MessageComposer(props: MessageComposerProps) {
  const { id, text, onText, onSend, max = 4000, sentText, isOneLine = false } = props;
  const [refus, setRefus] = useState<MessageRefus | null>(null);
  const [said, setSaid] = useState<{ text: string; left: string }>();
  const [round, setRound] = useState(0);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const send = async () => {
    const found =
      text.trim() === '' ? { message: `Le champ ${props.label} est obligatoire.` } : await onSend(text);
    setRefus(found);
    if (found) {
      announce(found.message, 'urgent');
      return focusFirstControl(document.getElementById(found.id ?? id));
    }
    const left = typedSince(text, latest.current);
    onText(left);
    setRound((before) => before + 1);
    setSaid({ text: sentText(), left });
    announce(sentText());
  };
  return (
    <FormFrame
      className={isOneLine ? 'message-en-ligne' : 'feuille formulaire message-a-ecrire'}
      onSend={send}
    >
      {props.before}
      <TextControl
        id={id}
        label={props.label}
        help={props.help}
        isMultiline={!isOneLine}
        max={max}
        value={text}
        round={round}
        error={refus && !refus.id ? refus.message : undefined}
        onChange={(value) => onText(String(value ?? ''))}
      />
      {props.children}
      {refus?.id && !refus.isSaid && <p className="fr-message fr-message--error">{refus.message}</p>}
      <div className="actions">
        <ActionButton kind="secondaire" isSmall={isOneLine} busyText="Envoi en cours…">
          {props.action ?? 'Envoyer le message'}
        </ActionButton>
        {said?.left === text && <p className="discret message-envoye">{said.text}</p>}
      </div>
    </FormFrame>
  );
}

/**
 * Returns what stays in the field once a message is sent: the words typed after it meanwhile, or the whole text when
 * the sent words themselves were changed.
 */
const typedSince = (sent: string, typed: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
