import { useContext } from 'react';
import { Link } from '../Link.tsx';
import { focusFirstControl } from '../page/focus.ts';
import { ChampAilleurs } from './champ-ailleurs.ts';
import { fieldId } from './field-errors.ts';

/** The link unfolds whatever hides the field, then gives it the focus; a field of another page is reached there. */
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
