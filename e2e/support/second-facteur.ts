// An administrator's browser is made a trusted one once a run, so that several journeys can sign in as the same person
// without using a code twice: a code that was used is refused, and the next one comes half a minute later.
import { setTimeout as wait } from 'node:timers/promises';
import { type APIRequestContext, expect, request as playwright } from '@playwright/test';
import { codeAt } from '../../packages/server/src/compte/second-facteur/totp.ts';
import { demoComptes, demoMotDePasse } from '../../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { hashKey, keepText, readKept } from './known-good.ts';

const secretOf = (email: string): string | undefined =>
  demoComptes.find((one) => one.email === email)?.totp_secret;

const stepMs = 30_000;
const tries = 4;

/** Returns the cookie of a browser that the account trusts; undefined when the account needs no code. */
export async function findTrustedDevice(email: string, baseURL: string): Promise<string | undefined> {
  const secret = secretOf(email);
  if (secret === undefined) return undefined;
  const key = hashKey('trusted browser', baseURL, email);
  const kept = readKept(key);
  if (kept !== undefined) return kept;
  const context = await playwright.newContext({ baseURL });
  try {
    return await trust(context, { email, secret, key });
  } finally {
    await context.dispose();
  }
}

/** Gives the headers of a call outside a page: the cookie is only accepted with the origin. */
export async function trustedHeaders(email: string): Promise<Record<string, string>> {
  const origin = process.env.PORTAL_URL ?? '';
  const cookie = await findTrustedDevice(email, origin);
  return cookie === undefined ? {} : { origin, cookie: `appareil=${cookie}` };
}

type Account = { email: string; secret: string; key: string };

/** Signs in with a code; when another worker used the code of this moment, its browser serves, or the next code does. */
async function trust(context: APIRequestContext, { email, secret, key }: Account): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const code = codeAt(secret, new Date(Date.now() + (attempt === 0 ? 0 : stepMs)));
    const data = { email, password: demoMotDePasse, confiance: true, code };
    const response = await context.post('/api/auth/login', { data });
    if (response.ok()) {
      const { cookies } = await context.storageState();
      const cookie = cookies.find(({ name }) => name === 'appareil')?.value ?? '';
      keepText(key, cookie);
      return cookie;
    }
    const { code: problem } = (await response.json()) as { code: string };
    expect(['compte.code-deja-utilise', 'compte.trop-d-essais']).toContain(problem);
    if (attempt > 0) await wait(stepMs - (Date.now() % stepMs));
    const kept = readKept(key);
    if (kept !== undefined) return kept;
  }
  throw new Error('No code was left to sign in with.');
}
