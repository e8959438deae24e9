// The bar at the top of the page shows that work is under way.
import { createStore } from './store.ts';

/** The bar is updated five times a second at most: shorter work shows nothing [R9.57]. */
const throttleMs = 200;

export const isWorking = createStore(false);

let underWay = 0;
let isTelling = false;

/** Returns the function that ends the work; only its first call counts. */
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
