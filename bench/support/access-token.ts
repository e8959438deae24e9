import { tokens } from '@asso/server/compte/session/tokens';
import { systemClock } from '@asso/server/platform/clock/clock';
import { idOfPersonne } from './fill-registre.ts';

export const tokenKey = 'une-clef-pour-mesurer-et-rien-de-plus';

const signedIn = 2_000;

/** Makes tokens of several invented people, because each person may call only so often. */
export const accessTokens = (): Promise<string[]> =>
  makeTokens(Array.from({ length: signedIn }, (_, n) => idOfPersonne(n + 1)));

/** Makes a token for each of these people, valid for a quarter of an hour. */
export function makeTokens(people: readonly string[]): Promise<string[]> {
  const { signAccess } = tokens({ tokenKey, clock: systemClock });
  const sid = idOfPersonne(0);
  return Promise.all(people.map((sub) => signAccess({ sub, sid })));
}
