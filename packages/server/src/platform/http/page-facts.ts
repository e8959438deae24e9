import type { PageFacts } from '@asso/contract/kernel/page-facts';
import type { Log } from '../log/log.ts';

export type ReadFacts = () => Promise<PageFacts>;

/** The page does not wait longer: what is not told it asks for by itself. */
const patienceMs = 300;

/** What all features tell the page; nothing, rather than no page, when that cannot be read in time. */
export function factsOf(readers: readonly ReadFacts[], log: Pick<Log, 'warn'>): ReadFacts {
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
