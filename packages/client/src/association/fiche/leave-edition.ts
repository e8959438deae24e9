import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';

/** Leaves the form of a rubric for the page that shows it, whose title takes the focus. */
export function leaveEdition(href: string, how?: { replace: boolean }): void {
  wantHeadingFocus();
  go(href, how);
}
