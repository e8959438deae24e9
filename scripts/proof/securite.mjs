// Who may call what, and what chance finds when it is let loose on each call: docs/preuves.md.
import { binOf } from '../command/paths.mjs';

/** @public */
export const name = 'securite';
/** @public */
export const description =
  'chaque appel par chaque sorte de personne, puis par le hasard : aucune fuite, aucun 500';

const times = 20;

/** @public */
export async function run({ runNode, say }) {
  const seed = process.env.PROOF_SEED ?? String(Math.floor(Math.random() * 1_000_000));
  say(`graine ${seed} (PROOF_SEED), chaque tirage ${times} fois`);
  const tests = ['run', '--project', 'api', 'packages/server/src/preuve'];
  const code = await runNode([binOf('vitest'), ...tests], { PROOF_TIMES: String(times), PROOF_SEED: seed });
  return [
    {
      what: `appels × personnes × hasard, graine ${seed}`,
      found: code === 0 ? 'tout tient' : `sortie ${code}`,
      isHeld: code === 0,
    },
  ];
}
