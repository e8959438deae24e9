import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { go } from '../platform/navigation.ts';

/** From the fields of a rubric back to what is read: its title takes the focus. */
export function leaveEdition(href: string, how?: { replace: boolean }): void {
  wantHeadingFocus();
  go(href, how);
}
