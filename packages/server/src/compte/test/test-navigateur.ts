// Test support: a browser that keeps its cookies on a page of the portal, and signs people in.
import { randomUUID } from 'node:crypto';
import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { IdFournisseur } from '@asso/domain/compte/fournisseur-identite.rows';
import type { Db } from '../../platform/db/database.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import type { ApiReply, ApiRequest } from '../../platform/http/test/test-call.ts';
import { aCompte, motDePasse } from './test-comptes.sql.ts';
import type { FauxFournisseur, Passage } from './test-fournisseur.ts';

const { beginExterne, returnExterne, linkExterne } = connexionExterneEndpoints;

export type Navigateur = ReturnType<typeof aNavigateur>;

export function aNavigateur(
  { api }: Pick<TestPortal, 'api'>,
  { fournisseur, id = 'proconnect' }: { fournisseur: FauxFournisseur; id?: IdFournisseur },
) {
  const cookies = new Map<string, string>();
  const call = async <E extends Endpoint>(row: E, request: ApiRequest<E> = {}): Promise<ApiReply<E>> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...request.headers };
    const reply = await api(row, { ...request, headers });
    for (const line of [reply.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /Max-Age=0\b/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  const params = { fournisseur: id };
  const aller = async (redirect_url?: string) => {
    const { body } = await call(beginExterne, { params, body: { redirect_url } });
    return body.adresse;
  };
  const revenir = (reponse: string) => call(returnExterne, { params, body: { reponse } });
  return {
    call,
    cookies,
    aller,
    revenir,
    /** Goes from the sign-in button to the portal's answer on return. */
    passer: async (passage: Passage, redirect_url?: string) =>
      revenir(fournisseur.passer(await aller(redirect_url), passage)),
  };
}

/** Makes a person whose address the provider vouches for. */
export const jeanne = (email = `${randomUUID()}@ville.example`): Passage & { info: { email: string } } => ({
  sub: randomUUID(),
  info: { email, given_name: 'Jeanne', usual_name: 'Roux' },
});

/** The names that the person gives to create an account. */
export const identite = { civilite: 'MME', prenom: 'Jeanne', nom: 'Roux' };

/**
 * Signs in a person whom the provider recognises for the first time, and gives the sign-in (« essai ») that waits for
 * an account.
 */
export async function firstTime(browser: Navigateur, passage: Passage): Promise<string> {
  const { body } = await browser.passer(passage);
  if (body.suite !== 'premiere') throw new Error(`expected a first time, not ${JSON.stringify(body)}`);
  return body.essai;
}

type Tied = Awaited<ReturnType<typeof aCompte>> & { passage: Passage };

/** Makes an account that this person opens through the provider. */
export async function aTied(
  db: Db,
  aBrowser: () => Navigateur,
  { how = {}, ...changes }: Parameters<typeof aCompte>[1] & { how?: Partial<Passage> } = {},
): Promise<Tied> {
  const { info, ...who } = jeanne();
  const passage = { ...who, info, ...how };
  const compte = await aCompte(db, { email: info.email, ...changes });
  const browser = aBrowser();
  const essai = await firstTime(browser, passage);
  const body = { essai, email: compte.email, password: motDePasse, code: compte.codes[0] };
  const { status } = await browser.call(linkExterne, { body });
  if (status !== 200) throw new Error(`the identity was not tied: ${status}`);
  return { ...compte, passage };
}
