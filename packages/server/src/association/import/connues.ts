import type { Cles } from '@asso/domain/association/registre/registre.rules';
import { Filtre } from './filtre.ts';

/** Tells which numbers the database may hold: those it surely does not hold are not looked up. */
export type Connues = {
  mayHold(cles: Cles): boolean;
  /** Notes that the numbers of an association are written. */
  hold(cles: Cles): void;
  /** Called when another program also writes associations: from then on every number is looked up. */
  forget(): void;
};

const places = 3_000_000;

/**
 * Makes the memory of numbers: in a database that was empty, only what this import wrote is there; in another one, any
 * number may be.
 */
export function openConnues(isEmpty: boolean): Connues {
  let written = isEmpty ? new Filtre(places) : undefined;
  const keysOf = (cles: Cles) => Object.entries(cles).map(([name, value]) => `${name} ${value}`);
  return {
    mayHold: (cles) => {
      const filtre = written;
      return filtre === undefined || keysOf(cles).some((key) => filtre.has(key));
    },
    hold: (cles) => {
      for (const key of keysOf(cles)) written?.add(key);
    },
    forget: () => {
      written = undefined;
    },
  };
}
