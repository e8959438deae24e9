import type { OwnControlProps } from '../../ui/fields/form.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';

/** The field of an address that names an account; whether it is well written is checked by the server. */
export const CourrielControl = (control: OwnControlProps) => (
  <TextControl {...control} type="email" inputMode="email" autoComplete="username" />
);
