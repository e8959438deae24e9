import type { OwnControlProps } from '../../ui/fields/form.ts';
import { PasswordControl } from '../../ui/fields/PasswordControl.tsx';

/** The field of a known password, which the browser may fill in. */
export const MotDePasseControl = ({ value, ...control }: OwnControlProps) => (
  <PasswordControl {...control} value={String(value ?? '')} autoComplete="current-password" />
);
