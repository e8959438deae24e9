import type { OwnControlProps } from '../../ui/fields/form.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';

/** The address names an account: whether it is well written is said by the call, not while it is typed. */
export const CourrielControl = (control: OwnControlProps) => (
  <TextControl {...control} type="email" inputMode="email" autoComplete="username" />
);
