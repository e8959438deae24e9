import { PasswordControl } from '../ui/fields/PasswordControl.tsx';

type MotDePasseControlProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  id?: string;
};

/** The password of who is signed in, asked again before what matters. */
export const MotDePasseControl = ({ id = 'champ-password', ...control }: MotDePasseControlProps) => (
  <PasswordControl id={id} label="Votre mot de passe" autoComplete="current-password" {...control} />
);
