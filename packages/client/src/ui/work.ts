// What is under way, for the bar at the top of the page.
import { createStore } from './store.ts';

/** The bar follows what happens five times a second at most: shorter work shows nothing [R9.57]. */
const throttleMs = 200;

export const isWorking = createStore(false);

let underWay = 0;
let isTelling = false;

/** Gives what ends it, once. */
export function beginWork(): () => void {
  underWay += 1;
  tell();
  let isEnded = false;
  return () => {
    if (isEnded) return;
    isEnded = true;
    underWay -= 1;
    tell();
  };
}

function tell(): void {
  if (isTelling) return;
  isTelling = true;
  setTimeout(() => {
    isTelling = false;
    isWorking.set(underWay > 0);
  }, throttleMs);
}
