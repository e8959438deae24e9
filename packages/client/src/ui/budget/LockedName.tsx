import { Link } from '../Link.tsx';
import type { LockedLine } from './budget-types.ts';

/** Says where the amount is really written, and why it is locked here. */
export function LockedName({ ligne }: { ligne: LockedLine }) {
  return (
    <>
      {ligne.href ? <Link href={ligne.href}>{ligne.label}</Link> : ligne.label}{' '}
      <span className="budget__marque fr-icon-lock-line">{ligne.marque}</span>
    </>
  );
}
