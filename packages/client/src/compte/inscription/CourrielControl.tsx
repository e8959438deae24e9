import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { SuggestionCourriel } from './SuggestionCourriel.tsx';
import type { Envoi } from './use-envoi.ts';
import '../../ui/fields/fields.css';

type CourrielControlProps = {
  label: string;
  email: string;
  envoi: Envoi;
  onChange: (email: string) => void;
};

/** The only address field of a form shows its errors, then the address that the person perhaps meant. */
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
