import { useState } from 'react';
import { ComboList } from './ComboList.tsx';
import { describedBy } from './fields/control-props.ts';
import { FieldLabel } from './fields/FieldLabel.tsx';
import { FieldMessages } from './fields/FieldMessages.tsx';
import { groupClass } from './fields/TextControl.tsx';
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
  /** Always the last line: « Saisir l’adresse à la main »; what was typed goes along. */
  byHand: {
    label: string | ((text: string) => string);
    onPress: (text: string) => void;
    /** False for words that are not to be kept as they are. */
    isFor?: (text: string) => boolean;
  };
  /** Left with words in it, and nothing chosen: they stay, and this is said of them. */
  leftText?: string;
  /** The same words, for who keeps them elsewhere. */
  onLeave?: (text: string) => void;
  /** Under the field, when nothing is like what was typed. */
  emptyText?: string | ((text: string) => string);
  failedText: string;
};

const byHandId = 'a-la-main';
const waitingId = 'recherche';

/** Suggestions as one types, from the third letter; the way to do without them comes with the answer. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, error, isRequired, byHand } = props;
  const [text, setText] = useState('');
  const { isAsking, isWaiting, found, hasFailed, isEmpty } = useSuggestions(text, props);
  const [wasLeft, setWasLeft] = useState(false);
  const isUnchosen = wasLeft && text.trim() !== '';
  const warning = hasFailed ? props.failedText : isUnchosen ? props.leftText : undefined;
  const { emptyText = '' } = props;
  const note = isEmpty ? labelOf(emptyText, text.trim()) || undefined : undefined;
  // Free words are offered beside an answer, never instead of one that is still to come.
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
      {/* Above the field: the list that hangs under it would hide them. */}
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
            // Words that are not chosen yet are no answer: Enter does not send the form without them.
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
