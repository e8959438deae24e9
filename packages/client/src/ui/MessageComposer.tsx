import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { announce } from './announcer.ts';
import { TextControl } from './fields/TextControl.tsx';
import { focusFirstControl } from './focus.ts';
import './fields.css';
import './messages.css';

/** Of which field a refusal speaks: the text unless said. */
export type Refus = {
  message: string;
  id?: string;
  /** Its field says it itself. */
  isSaid?: boolean;
};

type MessageComposerProps = {
  id: string;
  /** « Votre message à DRAJES Sud ». */
  label: string;
  help?: string;
  max?: number;
  /** What was typed, kept by who shows it: it outlives the page. */
  text: string;
  onText: (text: string) => void;
  /** Why it could not be sent; null once sent. */
  onSend: (text: string) => Promise<Refus | null>;
  /** « Message envoyé à 14h05. » */
  sentText: () => string;
  /** The button: « Envoyer le message » unless said. */
  action?: string;
  /** To whom, where there is a choice. */
  before?: ReactNode;
  /** Files, then what else is said with it. */
  children?: ReactNode;
};

/** Under the messages: to whom, text, files, [Envoyer le message]. */
export function MessageComposer(props: MessageComposerProps) {
  const { id, text, onText, onSend, max = 4000, sentText } = props;
  const [refus, setRefus] = useState<Refus | null>(null);
  const [said, setSaid] = useState<{ text: string; left: string }>();
  const [round, setRound] = useState(0);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
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
    <form className="formulaire" noValidate onSubmit={(event) => void send(event)}>
      {props.before}
      <TextControl
        id={id}
        label={props.label}
        help={props.help}
        isMultiline
        max={max}
        value={text}
        round={round}
        error={refus && !refus.id ? refus.message : undefined}
        onChange={(value) => onText(String(value ?? ''))}
      />
      {props.children}
      {refus?.id && !refus.isSaid && <p className="fr-message fr-message--error">{refus.message}</p>}
      <div className="actions">
        <ActionButton kind="secondaire" busyText="Envoi en cours…">
          {props.action ?? 'Envoyer le message'}
        </ActionButton>
        {said?.left === text && <p className="discret message-envoye">{said.text}</p>}
      </div>
    </form>
  );
}

/** What was typed while it was on its way is of the next message; words that were sent do not leave twice. */
const typedSince = (sent: string, typed: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
