import { createStore } from './store.ts';

/**
 * The shortest time, in milliseconds, between two updates of the bar that shows work under way: shorter work shows
 * nothing [R9.57].
 */
const throttleMs = 200;

export const isWorking = createStore(false);

let underWay = 0;
let isTelling = false;

/**
 * Counts a piece of work as under way, and returns the function that ends it; only the first call of that function
 * counts.
 */
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
