import type { Clock } from '../clock/clock.ts';

const failuresInARow = 5;
const pauseSeconds = 30;

/** After several failures in a row nobody waits for a service any more; then one request tries it again. */
export function circuit(clock: Clock) {
  let failures = 0;
  let openUntil = 0;
  const present = () => clock.now().getTime();
  return {
    isOpen: () => present() < openUntil,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= failuresInARow) openUntil = present() + pauseSeconds * 1000;
    },
  };
}
