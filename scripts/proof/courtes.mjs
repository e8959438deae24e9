// The short form of the proofs that npm test leaves out: continuous integration plays them after it.
import { playParts } from '../command/play-parts.mjs';

/** @public */
export const name = 'courtes';
/** @public */
export const description =
  'la forme courte des preuves que npm test ne joue pas : appels par autrui, arrêts nets, sauvegardes, tirages de pages';

/** @public */
export async function run({ say }) {
  // The parts empty the folder of logs when they are read, which the other proofs must not do.
  const { shortProofParts } = await import('../command/test-parts.mjs');
  const results = await playParts(shortProofParts, say);
  return results.map(({ name: part, code, passed, failed }) => ({
    what: `${part}, en court`,
    found: code === 0 ? `${passed} réussis` : `${failed} échecs, ${passed} réussis`,
    isHeld: code === 0,
  }));
}
