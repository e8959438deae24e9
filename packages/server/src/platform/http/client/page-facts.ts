import type { PageFacts } from '@asso/contract/kernel/page-facts';
import type { Log } from '../../log/log.ts';

export type ReadFacts = () => Promise<PageFacts>;

/** The page is not delayed for longer than this: it asks by itself for the facts it did not receive. */
const patienceMs = 300;

/**
 * Gathers the facts of all features. When they cannot be read in time, the page is sent without facts rather than not
 * at all.
 */
export function collectFacts(readers: readonly ReadFacts[], log: Pick<Log, 'warn'>): ReadFacts {
  const readAll = async (): Promise<PageFacts> => {
    const facts = await Promise.all(readers.map((read) => read()));
    return Object.assign({}, ...facts);
  };
  return () =>
    new Promise((resolve) => {
      const late = setTimeout(() => resolve({}), patienceMs);
      const tell = (facts: PageFacts) => {
        clearTimeout(late);
        resolve(facts);
      };
      readAll().then(tell, (error: unknown) => {
        log.warn({ err: error }, 'the page is told nothing');
        tell({});
      });
    });
}
