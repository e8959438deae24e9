import type { OwnControlProps } from '../../ui/fields/form.ts';
import { PasswordControl } from '../../ui/fields/PasswordControl.tsx';

/** A password is known already: the browser may fill it in. */
export const MotDePasseControl = ({ value, ...control }: OwnControlProps) => (
  <PasswordControl {...control} value={String(value ?? '')} autoComplete="current-password" />
);
