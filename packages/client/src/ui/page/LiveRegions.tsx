import { spoken } from './announcer.ts';
import { useStore } from './store.ts';

/**
 * The regions are mounted once and for ever: screen readers often skip a region that appears with its text already
 * in it.
 */
export function LiveRegions() {
  const { poli, urgent } = useStore(spoken);
  return (
    <div className="invisible">
      <p role="status" aria-live="polite">
        {poli}
      </p>
      <p role="alert" aria-live="assertive">
        {urgent}
      </p>
    </div>
  );
}
