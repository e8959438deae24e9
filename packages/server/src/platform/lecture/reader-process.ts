// This process reads papers and does nothing else; read-apart.ts starts it, gives it one paper at a time and kills it.
import { constants, setPriority } from 'node:os';
import { actes } from './actes.ts';
import type { Demande, Reponse } from './read-apart.ts';
import { RefusDeLire } from './refus-de-lire.ts';

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // The permissions of a system may refuse it: the reading is then as urgent as the rest.
}

process.on('message', async ({ id, acte, bytes, limites }: Demande) => {
  const send = (answer: Reponse) => process.send?.(answer);
  try {
    send({ id, value: await actes[acte]?.(bytes, limites) });
  } catch (error) {
    const refus = error instanceof RefusDeLire ? error.refus : 'illisible';
    send({ id, refus, cause: String(error) });
  }
});
process.on('disconnect', () => process.exit());
