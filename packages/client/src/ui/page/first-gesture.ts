// Code that is needed only once somebody acts is loaded at the first gesture: the page is shown without waiting for it,
// and it has come before anything asks for it, even if the network is lost meanwhile.
const gestures = ['pointerdown', 'keydown'] as const;
const awaited = new Set<() => Promise<unknown>>();
let hasActed = false;

/** Runs the load at the first key or press on the page, or at once when that has passed. */
export function withFirstGesture(load: () => Promise<unknown>): void {
  if (hasActed) run(load);
  else awaited.add(load);
}

export function watchFirstGesture(): void {
  const act = () => {
    hasActed = true;
    for (const gesture of gestures) removeEventListener(gesture, act);
    awaited.forEach(run);
    awaited.clear();
  };
  for (const gesture of gestures) addEventListener(gesture, act, { passive: true });
}

/** A failed load is ignored here: the component that shows the part loads it again, and says what fails. */
function run(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
