// An administrator's browser is made a trusted one once, so that several journeys can sign in as the same person
// without using a code twice.
import { setTimeout as wait } from 'node:timers/promises';
import { type APIRequestContext, expect, request as playwright } from '@playwright/test';
import { codeAt } from '../../packages/server/src/compte/second-facteur/totp.ts';
import { comptesDeDemo, motDePasseDeDemo } from '../../packages/server/src/seeds/demo/comptes-de-demo.ts';

const secretOf = (email: string): string | undefined =>
  comptesDeDemo.find((one) => one.email === email)?.totp_secret;

const stepMs = 30_000;
const tries = 4;
const known = new Map<string, string>();

/** Returns the cookie of a browser that the account trusts; undefined when the account needs no code. */
export async function trustedDeviceOf(email: string, baseURL: string): Promise<string | undefined> {
  const secret = secretOf(email);
  if (secret === undefined) return undefined;
  const cookie = known.get(email) ?? (await trust({ email, secret, baseURL }));
  known.set(email, cookie);
  return cookie;
}

/** Gives the headers of a call outside a page: the cookie is only accepted with the origin. */
export async function trustedHeaders(email: string): Promise<Record<string, string>> {
  const origin = process.env.PORTAL_URL ?? '';
  const cookie = await trustedDeviceOf(email, origin);
  return cookie === undefined ? {} : { origin, cookie: `appareil=${cookie}` };
}

async function trust({ email, secret, baseURL }: { email: string; secret: string; baseURL: string }) {
  const context = await playwright.newContext({ baseURL });
  const data = { email, password: motDePasseDeDemo, confiance: true };
  await loginWithCode(context, secret, data);
  const { cookies } = await context.storageState();
  await context.dispose();
  return cookies.find(({ name }) => name === 'appareil')?.value ?? '';
}

/** Signs in with a code; when another journey used the code of this moment, the next one is awaited. */
async function loginWithCode(context: APIRequestContext, secret: string, data: object) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const code = codeAt(secret, new Date(Date.now() + (attempt === 0 ? 0 : stepMs)));
    const response = await context.post('/api/auth/login', { data: { ...data, code } });
    if (response.ok()) return response;
    const { code: problem } = (await response.json()) as { code: string };
    expect(['compte.code-deja-utilise', 'compte.trop-d-essais']).toContain(problem);
    if (attempt > 0) await wait(stepMs - (Date.now() % stepMs));
  }
  throw new Error('No code was left to sign in with.');
}
