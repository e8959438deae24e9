import { useEffect, useRef, useState } from 'react';
import { announce } from './announcer.ts';
import { ComboList } from './ComboList.tsx';
import { describedBy } from './fields/control-props.ts';
import { FieldLabel } from './fields/FieldLabel.tsx';
import { FieldMessages } from './fields/FieldMessages.tsx';
import { groupClass } from './fields/TextControl.tsx';
import { useCombobox } from './use-combobox.ts';

export type Suggestion = { id: string; label: string; details?: string };

type SearchComboboxProps = {
  id: string;
  label: string;
  help?: string;
  error?: string;
  isRequired?: boolean;
  /** Null when the search cannot answer. */
  search: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[] | null>;
  onChoose: (suggestion: Suggestion) => void;
  /** Always the last line: « Saisir l’adresse à la main ». */
  byHand: { label: string; onPress: () => void };
  /** « 6 adresses proposées ». */
  countText: (n: number) => string;
  /** « La recherche d’adresse ne répond pas. Saisissez l’adresse à la main. » */
  failedText: string;
};

const fromLetters = 3;
const pauseMs = 300;
const byHandId = 'a-la-main';

/** Suggestions as one types, from the third letter; the way to do without them is always there. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, error, isRequired, byHand } = props;
  const [text, setText] = useState('');
  const { found, hasFailed } = useSuggestions(text, props);
  const warning = hasFailed ? props.failedText : undefined;
  const isAsking = text.trim().length >= fromLetters;
  const items = isAsking ? [...found, { id: byHandId, label: byHand.label, isApart: true }] : [];
  const combobox = useCombobox({
    id,
    items,
    onEscape: () => setText(''),
    onChoose: (item) => {
      const chosen = found.find((one) => one.id === item.id);
      setText('');
      if (chosen) props.onChoose(chosen);
      else byHand.onPress();
    },
  });
  return (
    <div className={groupClass('fr-input-group', { error, warning })}>
      <FieldLabel {...props} />
      <div className="combobox">
        <input
          {...combobox.inputProps}
          id={id}
          type="text"
          className={`fr-input${error ? ' fr-input--error' : ''}`}
          value={text}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { ...props, warning })}
          onChange={(event) => {
            setText(event.target.value);
            combobox.open();
          }}
        />
        <ComboList id={id} label={label} items={items} combobox={combobox} />
      </div>
      <FieldMessages id={id} error={error} warning={warning} />
    </div>
  );
}

type Suggestions = { found: readonly Suggestion[]; hasFailed: boolean };

/** Asks a moment after the last key; an answer that comes too late is not shown. */
function useSuggestions(
  text: string,
  { search, countText }: Pick<SearchComboboxProps, 'search' | 'countText'>,
) {
  const [state, setState] = useState<Suggestions>({ found: [], hasFailed: false });
  const latest = useRef({ search, countText });
  useEffect(() => {
    latest.current = { search, countText };
  });
  useEffect(() => {
    const words = text.trim();
    if (words.length < fromLetters) return;
    const abort = new AbortController();
    const ask = async () => {
      const found = await latest.current.search(words, abort.signal);
      if (abort.signal.aborted) return;
      setState({ found: found ?? [], hasFailed: found === null });
      if (found) announce(latest.current.countText(found.length));
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return state;
}
