import type { OwnControlProps } from '../../ui/fields/form.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';

/** The telephone can fill in the code that it receives or computes; spaces are accepted. */
export const CodeControl = (control: OwnControlProps) => (
  <TextControl {...control} inputMode="numeric" autoComplete="one-time-code" width={7} />
);
