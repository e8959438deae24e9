import { spoken } from './announcer.ts';
import { useStore } from './store.ts';

/** Mounted once, for ever: a region added with its text already in it is often not read. */
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
