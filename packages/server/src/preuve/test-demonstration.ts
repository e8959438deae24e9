import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { vi } from 'vitest';
import { codeAt } from '../compte/second-facteur/totp.ts';
import { features } from '../features.ts';
import { proofTimes } from '../platform/config/test/test-environment.ts';
import type { Feature } from '../platform/feature.ts';
import { aPortal, type TestPortal } from '../platform/http/test/test-app.ts';
import { withoutLimits } from '../platform/http/test/test-limits.ts';
import type { DemoAccount } from '../platform/seeds.ts';
import { seedDemo } from '../seeds/demo/demo.ts';

/** A person of the demonstration is named by the part before the @ of their address: `jeanne.roux`. */
export type PersonKind = string;

export type Demonstration = {
  portal: TestPortal;
  /** Returns the token that the portal itself gave when the account signed in. */
  tokenOf(qui: PersonKind): string;
};

type Autrement = { environment?: Record<string, string>; de?: readonly Feature[] };

/**
 * Starts the whole portal with its demonstration data and signs these people in; it is called at the top of a test
 * file. `pagesSeenBy` adds features to the portal, to test what it never does by itself.
 */
export async function aDemonstration(
  people: readonly PersonKind[],
  { environment, de = [] }: Autrement = {},
): Promise<Demonstration> {
  // A test here makes hundreds of requests, and a proof twenty times more.
  vi.setConfig({ testTimeout: 1_800_000 * proofTimes() });
  const portal = await aPortal({ features: [...features.map(withoutLimits), ...de], environment });
  const accounts = await seedDemo(portal);
  const tokens = new Map<PersonKind, string>();
  for (const qui of people) tokens.set(qui, await signIn(portal, accountOf(accounts, qui)));
  return {
    portal,
    tokenOf: (qui) => {
      const token = tokens.get(qui);
      if (token === undefined) throw new Error(`${qui} is not signed in`);
      return token;
    },
  };
}

function accountOf(accounts: readonly DemoAccount[], qui: PersonKind): DemoAccount {
  const found = accounts.find(({ email }) => email.startsWith(`${qui}@`));
  if (!found) throw new Error(`nobody of the demonstration is called ${qui}`);
  return found;
}

async function signIn({ api, clock }: TestPortal, account: DemoAccount): Promise<string> {
  const { email, password, totp_secret } = account;
  const code = totp_secret === undefined ? undefined : codeAt(totp_secret, clock.now());
  const reply = await api(connexionEndpoints.login, { body: { email, password, code } });
  if (reply.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(reply.problem)}`);
  return reply.body.token;
}
