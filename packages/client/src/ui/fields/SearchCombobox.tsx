import { useState } from 'react';
import { ComboList } from './ComboList.tsx';
import { describedBy } from './control-props.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { groupClass } from './TextControl.tsx';
import { useCombobox } from './use-combobox.ts';
import { type SuggestionsInput, useSuggestions } from './use-suggestions.ts';

export type Suggestion = { id: string; label: string; details?: string };

type SearchComboboxProps = SuggestionsInput<Suggestion> & {
  id: string;
  label: string;
  help?: string;
  error?: string;
  isRequired?: boolean;
  onChoose: (suggestion: Suggestion) => void;
  /**
   * The last item of the list, such as « Saisir l’adresse à la main »: pressing it gives the typed text to `onPress`.
   */
  byHand: {
    label: string | ((text: string) => string);
    onPress: (text: string) => void;
    /** Returns false for words that cannot be typed by hand: the item is then not offered. */
    isFor?: (text: string) => boolean;
  };
  /** The warning shown when a person leaves the field with words in it but nothing chosen; the words stay. */
  leftText?: string;
  /** Receives the words left in the field, for a caller that keeps them. */
  onLeave?: (text: string) => void;
  /** The note shown with the field when no suggestion matches the typed text. */
  emptyText?: string | ((text: string) => string);
  failedText: string;
};

const byHandId = 'a-la-main';
const waitingId = 'recherche';

/**
 * Suggests items while one types, from the third letter; after them comes the item that takes the text as typed by
 * hand.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, error, isRequired, byHand } = props;
  const [text, setText] = useState('');
  const { isAsking, isWaiting, found, hasFailed, isEmpty } = useSuggestions(text, props);
  const [wasLeft, setWasLeft] = useState(false);
  const isUnchosen = wasLeft && text.trim() !== '';
  const warning = hasFailed ? props.failedText : isUnchosen ? props.leftText : undefined;
  const { emptyText = '' } = props;
  const note = isEmpty ? labelOf(emptyText, text.trim()) || undefined : undefined;
  // Typing by hand is offered once the search has answered, never while the answer is awaited.
  const isFree = byHand.isFor?.(text.trim()) ?? true;
  const last = isWaiting
    ? [{ id: waitingId, label: 'Recherche…', isApart: true, isInert: true }]
    : isFree
      ? [{ id: byHandId, label: labelOf(byHand.label, text.trim()), isApart: true }]
      : [];
  const items = isAsking ? [...found, ...last] : [];
  const combobox = useCombobox({
    id,
    items,
    onEscape: () => setText(''),
    onChoose: (item) => {
      const chosen = found.find((one) => one.id === item.id);
      setText('');
      if (chosen) props.onChoose(chosen);
      else byHand.onPress(text.trim());
    },
  });
  const leave = () => {
    combobox.close();
    setWasLeft(true);
    if (text.trim() !== '') props.onLeave?.(text.trim());
  };
  return (
    <div className={groupClass('fr-input-group', { error, warning })}>
      <FieldLabel {...props} />
      {/* Messages stand above the field, since the list that opens under it would hide them. */}
      {!error && <FieldMessages id={id} warning={warning} note={note} />}
      <div className="combobox">
        <input
          {...combobox.inputProps}
          id={id}
          type="text"
          className={`fr-input${error ? ' fr-input--error' : ''}`}
          value={text}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { ...props, warning, note })}
          onChange={(event) => {
            setText(event.target.value);
            setWasLeft(false);
            combobox.open();
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            combobox.inputProps.onKeyDown(event);
            // Words typed but not chosen are no answer, so Enter does not send the form.
            if (event.key === 'Enter' && text !== '') event.preventDefault();
          }}
        />
        <ComboList id={id} label={label} items={items} combobox={combobox} />
      </div>
      {error && <FieldMessages id={id} error={error} />}
    </div>
  );
}

const labelOf = (label: string | ((text: string) => string), text: string): string =>
  typeof label === 'string' ? label : label(text);
