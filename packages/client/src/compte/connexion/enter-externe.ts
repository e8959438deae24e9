import type { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { CallOutcome } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { enterSession, type SignIn } from '../../platform/session/session.ts';

type Connecte = CallOutcome<(typeof connexionExterneEndpoints)['linkExterne']>;

/** Opens the session, then goes where the person was going, replacing the provider's page in the history. */
export async function enterExterne(asked: Promise<Connecte>): Promise<SignIn> {
  const outcome = await asked;
  if (!outcome.ok) return outcome;
  await enterSession(outcome.value);
  go(outcome.value.redirect, { replace: true });
  return { ok: true };
}
