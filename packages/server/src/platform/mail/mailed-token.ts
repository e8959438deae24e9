// A token that stands in mails and acts alone is the same in each of them: it is derived from the installation's secret,
// and the database holds its hash only, so that whoever reads the database can act with none (ADR 0540).
import { createHash, createHmac } from 'node:crypto';
import { keysFor, type TokenKeys } from '../config/token-key.ts';

/** Derives the tokens of one use; each names what it acts on. */
export function mailedTokens(keys: TokenKeys, use: string) {
  const { own } = keysFor(keys, use);
  return (subject: string): string => createHmac('sha256', own).update(subject).digest('base64url');
}

export const hashOfMailed = (token: string): Buffer => createHash('sha256').update(token).digest();
