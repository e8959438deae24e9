import { randomBytes } from 'node:crypto';
import { parseOptions } from '@node-rs/argon2';
import { runHash } from './password-workers.ts';

/** Passwords are hashed by argon2id with 19 MiB of memory, two passes and one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. Without a stored hash, a dummy one is checked and refused, so that the time does not tell that
   * there is none.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** True when so many checks wait that one more would wait too long. */
  isFull(): boolean;
  /** Counts what was run since the start, and the most that ran at once. */
  readonly figures: { verified: number; hashed: number; most: number };
};

/**
 * Makes a hasher that runs two hashes at once at most: each takes memory and a core, and there may be only two cores.
 */
export function passwordHasher({ waitingMax = 64 } = {}): PasswordHasher {
  const figures = { verified: 0, hashed: 0, most: 0 };
  const gate = doorFor(atOnce, figures);
  const dummy = hash(randomBytes(24).toString('base64'));
  return {
    figures,
    isFull: () => gate.waiting() >= waitingMax,
    hash: (password) =>
      gate.through(() => {
        figures.hashed++;
        return hash(password);
      }),
    verify: (stored, password) =>
      gate.through(async () => {
        figures.verified++;
        const isRight = await runHash({ kind: 'verify', stored: stored ?? (await dummy), password });
        return isRight && stored !== null;
      }),
  };
}

const hash = (password: string): Promise<string> => runHash({ kind: 'hash', password, cost });

/** Tells whether a hash was made with a lower cost, and must be made again. */
export function isOutdated(stored: string): boolean {
  const options = parseOptions(stored);
  return options.memoryCost < cost.memoryCost || options.timeCost < cost.timeCost;
}

function doorFor(places: number, figures: { most: number }) {
  const queue: (() => void)[] = [];
  let inside = 0;
  return {
    waiting: () => queue.length,
    async through<T>(work: () => Promise<T>): Promise<T> {
      if (inside >= places) await new Promise<void>((enter) => queue.push(enter));
      else inside++;
      figures.most = Math.max(figures.most, inside);
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // The place goes straight to the next in the queue, so that nobody else takes it meanwhile.
        if (next) next();
        else inside--;
      }
    },
  };
}
