import type { FormEvent } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import '../../ui/fields/fields.css';
import '../association.css';

type RechercheFormProps = {
  text: string;
  type: (text: string) => void;
  search: () => void;
  warning?: string;
};

/** The same field takes a name or any number. */
export function RechercheForm({ text, type, search, warning }: RechercheFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <search>
      <form className="recherche" noValidate onSubmit={submit}>
        <TextControl
          id="recherche-association"
          label="Nom, numéro RNA ou SIREN"
          help="Le numéro RNA commence par W. Exemple : pion huveaune, ou W132000417."
          type="search"
          value={text}
          warning={warning}
          onChange={(value) => type(String(value ?? ''))}
        />
        <ActionButton kind="secondaire">Chercher</ActionButton>
      </form>
    </search>
  );
}
