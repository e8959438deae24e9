import { useEffect, useRef } from 'react';
import { attendus, pressAttendue } from '../touches-file.ts';

/**
 * Stands in the bar while the code of its acts is on its way, and keeps the key that is pressed meanwhile: the act is
 * run when its button comes, and forgotten when nothing is ticked any more.
 */
export function ActesAttendus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const waiting = place.current;
    return () => pressAttendue(waiting?.dataset.touche);
  }, []);
  return <span ref={place} className={attendus} hidden />;
}
