import { focusFirstControl } from '../page/focus.ts';
import { fieldId } from './field-errors.ts';

/** The link unfolds whatever hides the field, then gives it the focus. */
export function ErrorLink({ field, children }: { field: string; children: string }) {
  const id = fieldId(field);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        focusFirstControl(document.getElementById(id));
      }}
    >
      {children}
    </a>
  );
}
