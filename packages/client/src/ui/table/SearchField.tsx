import { useEffect, useState } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { TextControl } from '../fields/TextControl.tsx';
import '../fields/fields.css';
import './search-field.css';

type SearchFieldProps = {
  id: string;
  label: string;
  /** Shorter words shown in the field, where the label would be cut. */
  placeholder?: string | undefined;
  /** The words of the last search. */
  text: string;
  onSearch: (text: string) => unknown;
  /** Called at each letter, for a search that starts without a press. */
  onType?: (text: string) => void;
  /** The name of the search, on a page that has several. */
  name?: string;
  /** True when the search is the purpose of the page: the label and the help then stand above the field. */
  isMain?: boolean;
  help?: string;
  warning?: string;
};

/** A search field: the search starts with the button or with Enter. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, text, onSearch, onType, name, isMain = false, help, warning } = props;
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const type = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  const submit = () => {
    return onSearch(typed.trim());
  };
  return (
    <search className={isMain ? undefined : 'recherche-barre'} aria-label={name}>
      {isMain ? (
        <FormFrame className="recherche-haute" onSend={submit}>
          <TextControl
            id={id}
            label={label}
            help={help}
            warning={warning}
            type="search"
            value={typed}
            onChange={(value) => type(String(value ?? ''))}
          />
          <ActionButton kind="secondaire">Chercher</ActionButton>
        </FormFrame>
      ) : (
        <FormFrame className="fr-search-bar" onSend={submit}>
          <label className="fr-label" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className="fr-input"
            type="search"
            // The browser must not propose the names and numbers that another person searched at the same computer.
            autoComplete="off"
            placeholder={props.placeholder ?? label}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <button type="submit" className="fr-btn">
            Chercher
          </button>
        </FormFrame>
      )}
    </search>
  );
}
