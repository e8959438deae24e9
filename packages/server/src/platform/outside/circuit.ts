import type { Clock } from '../clock/clock.ts';

const failuresInARow = 5;
const pauseSeconds = 30;

const known = new Map<string, () => boolean>();

/** Which services of others are left alone at the moment, by the name their log gives them. */
export const circuitStates = (): { name: string; isOpen: boolean }[] =>
  [...known].map(([name, isOpen]) => ({ name, isOpen: isOpen() }));

/** After several failures in a row nobody waits for a service any more; then one request tries it again. */
export function circuit(clock: Clock, name?: string) {
  let failures = 0;
  let openUntil = 0;
  const present = () => clock.now().getTime();
  const isOpen = () => present() < openUntil;
  if (name !== undefined) known.set(name, isOpen);
  return {
    isOpen,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= failuresInARow) openUntil = present() + pauseSeconds * 1000;
    },
  };
}
