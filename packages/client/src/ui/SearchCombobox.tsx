import { useEffect, useRef, useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { announce } from './announcer.ts';
import { describedBy } from './fields/control-props.ts';
import { FieldLabel } from './fields/FieldLabel.tsx';
import { FieldMessages } from './fields/FieldMessages.tsx';
import { groupClass } from './fields/TextControl.tsx';
import './combobox.css';

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
  const items: Suggestion[] = [...found, { id: byHandId, label: byHand.label }];
  const choose = (key: unknown) => {
    const chosen = found.find((one) => one.id === key);
    if (key === byHandId) byHand.onPress();
    else if (chosen) props.onChoose(chosen);
    if (key !== null) setText('');
  };
  return (
    <div className={groupClass('fr-input-group', { error, warning })}>
      <FieldLabel {...props} />
      <ComboBox
        aria-label={label}
        aria-describedby={describedBy(id, { ...props, warning })}
        menuTrigger="input"
        allowsCustomValue
        isInvalid={error !== undefined}
        defaultFilter={() => true}
        items={text.trim().length < fromLetters ? [] : items}
        inputValue={text}
        onInputChange={setText}
        value={null}
        onChange={choose}
      >
        <Input id={id} className={`fr-input${error ? ' fr-input--error' : ''}`} aria-required={isRequired} />
        <Popover className="combobox__liste">
          <ListBox>
            {(one: Suggestion) => (
              <ListBoxItem
                id={one.id}
                textValue={one.label}
                className={`combobox__choix${one.id === byHandId ? ' combobox__choix--apart' : ''}`}
              >
                <span>{one.label}</span>
                {one.details && <span className="petit discret">{one.details}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <FieldMessages id={id} error={error} warning={warning} />
    </div>
  );
}

type Suggestions = { found: readonly Suggestion[]; hasFailed: boolean };

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
