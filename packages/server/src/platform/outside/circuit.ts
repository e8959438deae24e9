import type { Clock } from '../clock/clock.ts';

const failuresInARow = 5;
const pauseSeconds = 30;

const known = new Map<string, () => boolean>();

/** Tells, by the name used in the log, which outside services are no longer called at the moment. */
export const circuitStates = (): { name: string; isOpen: boolean }[] =>
  [...known].map(([name, isOpen]) => ({ name, isOpen: isOpen() }));

/** Makes a circuit breaker: after several failures in a row the service is not called for a while, then tried again. */
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
