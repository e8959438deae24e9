import { PasswordControl } from '../../ui/fields/PasswordControl.tsx';

type MotDePasseControlProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  id?: string;
};

/** Before an important act, a signed-in person gives their password again. */
export const MotDePasseControl = ({ id = 'champ-password', ...control }: MotDePasseControlProps) => (
  <PasswordControl id={id} label="Votre mot de passe" autoComplete="current-password" {...control} />
);
