import { useContext } from 'react';
import { Link } from '../Link.tsx';
import { focusFirstControl } from '../page/focus.ts';
import { ChampAilleurs } from './champ-ailleurs.ts';
import { fieldId } from './field-errors.ts';

/**
 * A link to the field of an error: it unfolds whatever hides the field and gives it the focus, or opens the page that
 * holds the field.
 */
export function ErrorLink({ field, children }: { field: string; children: string }) {
  const id = fieldId(field);
  const elsewhere = useContext(ChampAilleurs)(field);
  if (elsewhere) return <Link href={elsewhere}>{children}</Link>;
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
