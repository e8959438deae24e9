import { TextControl } from '../../ui/fields/TextControl.tsx';

type CodeControlProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** A recovery code is longer, and contains letters. */
  isSecours?: boolean;
};

export const codeLabel = (isSecours: boolean): string =>
  isSecours ? 'Code de secours' : 'Code à 6 chiffres';

/** The telephone can fill in the code that it receives or computes; spaces are accepted. */
export const CodeControl = ({ value, onChange, error, isSecours = false }: CodeControlProps) => (
  <TextControl
    id="champ-code"
    label={codeLabel(isSecours)}
    help={isSecours ? 'Exemple : 7K2M-9QXT-04HB-WD6R. Chaque code sert une seule fois.' : undefined}
    inputMode={isSecours ? 'text' : 'numeric'}
    autoComplete={isSecours ? 'off' : 'one-time-code'}
    width={isSecours ? 19 : 7}
    value={value}
    error={error}
    onChange={(typed) => onChange(String(typed ?? ''))}
  />
);
