// Code needed only once somebody acts is loaded at the first gesture. The page is shown without waiting for it, and the
// code is there when a button needs it, even if the network is lost meanwhile.
const gestures = ['pointerdown', 'keydown'] as const;
const awaited = new Set<() => Promise<unknown>>();
let hasActed = false;

/** Loads the code at the first key or press on the page, or at once when there was one already. */
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

/** Ignores a failed load: the component that needs the code loads it again, and shows the failure. */
function run(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
