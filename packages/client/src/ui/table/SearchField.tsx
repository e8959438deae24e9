import { type FormEvent, useEffect, useState } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { TextControl } from '../fields/TextControl.tsx';
import '../fields/fields.css';
import './search-field.css';

type SearchFieldProps = {
  id: string;
  label: string;
  /** These shorter words stand in the field, where the label would be cut. */
  placeholder?: string | undefined;
  /** These are the words that were last searched. */
  text: string;
  onSearch: (text: string) => unknown;
  /** Called at each letter, for a search that starts by itself. */
  onType?: (text: string) => void;
  /** The name of the search, on a page that has several. */
  name?: string;
  /** The search is what the page is for: its label stands above the field, with its help. */
  isMain?: boolean;
  help?: string;
  warning?: string;
};

/** The words are searched with the button or with Enter. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, text, onSearch, onType, name, isMain = false, help, warning } = props;
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const type = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return onSearch(typed.trim());
  };
  return (
    <search className={isMain ? undefined : 'recherche-barre'} aria-label={name}>
      {isMain ? (
        <form className="recherche-haute" noValidate onSubmit={submit}>
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
        </form>
      ) : (
        <form className="fr-search-bar" onSubmit={submit}>
          <label className="fr-label" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className="fr-input"
            type="search"
            // Names and numbers searched by one person are not proposed to the next one at the same computer.
            autoComplete="off"
            placeholder={props.placeholder ?? label}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <button type="submit" className="fr-btn">
            Chercher
          </button>
        </form>
      )}
    </search>
  );
}
