import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { errorAt } from '../ui/field-errors.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { SuggestionCourriel } from './SuggestionCourriel.tsx';
import type { Envoi } from './use-envoi.ts';
import '../ui/fields.css';

type CourrielControlProps = {
  label: string;
  email: string;
  envoi: Envoi;
  onChange: (email: string) => void;
};

/** The one field of a form that asks for an address: what is wrong with it, then what was perhaps meant. */
export const CourrielControl = ({ label, email, envoi, onChange }: CourrielControlProps) => (
  <>
    <ErrorSummary errors={envoi.errors} attempt={envoi.attempt} />
    <TextControl
      id="champ-email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete="username"
      value={email}
      error={errorAt(envoi.errors, 'email')}
      onChange={(value) => onChange(String(value ?? ''))}
    />
    <SuggestionCourriel email={email} onTake={onChange} />
  </>
);
