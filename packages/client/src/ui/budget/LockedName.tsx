import { Link } from '../Link.tsx';
import type { LockedLine } from './budget-types.ts';

/** Names a locked amount, with a link to the place where it is typed and the reason why it is locked here. */
export function LockedName({ ligne }: { ligne: LockedLine }) {
  return (
    <>
      {ligne.href ? <Link href={ligne.href}>{ligne.label}</Link> : ligne.label}{' '}
      <span className="budget__marque fr-icon-lock-line">{ligne.marque}</span>
    </>
  );
}
