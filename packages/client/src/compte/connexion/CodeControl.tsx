import type { OwnControlProps } from '../../ui/fields/form.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';

/** The field of a code of the second factor, which the telephone can fill in; spaces are accepted. */
export const CodeControl = (control: OwnControlProps) => (
  <TextControl {...control} inputMode="numeric" autoComplete="one-time-code" width={7} />
);
