import { type FormEvent, type ReactNode, useState } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { announce } from './announcer.ts';
import { TextControl } from './fields/TextControl.tsx';
import { focusFirstControl } from './focus.ts';
import './fields.css';

type MessageComposerProps = {
  id: string;
  /** « Votre message à DRAJES Sud ». */
  label: string;
  help?: string;
  max?: number;
  /** What was typed, kept by who shows it: it outlives the page. */
  text: string;
  onText: (text: string) => void;
  /** The sentence to show when it could not be sent; null once sent. */
  onSend: (text: string) => Promise<string | null>;
  /** « Message envoyé à 14h05. » */
  sentText: () => string;
  files?: ReactNode;
};

/** Under the messages: text, files, [Envoyer le message]. */
export function MessageComposer(props: MessageComposerProps) {
  const { id, text, onText, onSend, max = 4000, sentText } = props;
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = text.trim() === '' ? `Le champ ${props.label} est obligatoire.` : await onSend(text);
    setError(refusal ?? undefined);
    if (refusal !== null) return focusFirstControl(document.getElementById(id));
    onText('');
    setSaid(sentText());
    announce(sentText());
  };
  return (
    <form className="formulaire" noValidate onSubmit={(event) => void send(event)}>
      <TextControl
        id={id}
        label={props.label}
        help={props.help}
        isMultiline
        max={max}
        value={text}
        error={error}
        onChange={(value) => onText(String(value ?? ''))}
      />
      {props.files}
      <div className="actions">
        <ActionButton kind="secondaire">Envoyer le message</ActionButton>
        {said && text === '' && <p className="discret">{said}</p>}
      </div>
    </form>
  );
}
