import { createHash, randomInt } from 'node:crypto';
import {
  codeSecoursAlphabet,
  codeSecoursLongueur,
  codesSecoursNombre,
  readCode,
  showCodeSecours,
} from '@asso/domain/compte/second-facteur.rules';
import type { Problem } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Coffre } from '../coffre.ts';
import { forgetAppareils } from '../session/appareil.sql.ts';
import {
  activateSecret,
  findSecondFacteur,
  replaceCodesSecours,
  saveSecretPropose,
  spendCodeSecours,
  spendTotpStep,
} from './second-facteur.sql.ts';
import { findTotpStep, newTotpSecret, totpUri } from './totp.ts';

type Personne = { id: string; email: string };

/** Proposes a key for an authenticator application: nothing changes until the person gives back one of its codes. */
export async function proposeSecret(
  db: Db,
  coffre: Coffre,
  { id, email }: Personne,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  await saveSecretPropose(db, id, coffre.seal(secret, id));
  return { secret, uri: totpUri(secret, email) };
}

/** Makes the proposed key the one in use, and gives the recovery codes, which are shown only this once. */
export async function confirmSecret(
  trx: Tx,
  coffre: Coffre,
  { id, code, now }: { id: string; code: string; now: Date },
): Promise<{ codes: string[] } | Problem> {
  const sealed = (await findSecondFacteur(trx, id))?.secret_propose;
  const secret = sealed && coffre.open(sealed, id);
  if (!sealed || !secret) return { code: 'compte.second-facteur-non-commence' };
  const read = readCode(code);
  const pas = read?.kind === 'totp' ? findTotpStep(secret, read.code, now) : null;
  if (pas === null) return { code: 'compte.code-faux', field: 'code' };
  if (!(await activateSecret(trx, id, { secret: sealed, pas, at: now }))) {
    return { code: 'compte.second-facteur-non-commence' };
  }
  await forgetAppareils(trx, id);
  return { codes: await newCodesSecours(trx, id) };
}

export async function newCodesSecours(trx: Tx, id: string): Promise<string[]> {
  const codes = Array.from({ length: codesSecoursNombre }, newCode);
  await replaceCodesSecours(trx, id, codes.map(hashOfCode));
  return codes.map(showCodeSecours);
}

/** Uses a code up; returns null when it was right, otherwise the problem. */
export async function spendCode(
  db: Db,
  coffre: Coffre,
  { id, code, now }: { id: string; code: string; now: Date },
): Promise<Problem | null> {
  const read = readCode(code);
  const incorrect = { code: 'compte.code-incorrect', field: 'code' };
  if (read === null) return incorrect;
  if (read.kind === 'secours') {
    return (await spendCodeSecours(db, id, { hash: hashOfCode(read.code), at: now })) ? null : incorrect;
  }
  const sealed = (await findSecondFacteur(db, id))?.secret;
  const secret = sealed && coffre.open(sealed, id);
  const pas = secret ? findTotpStep(secret, read.code, now) : null;
  if (pas === null) return incorrect;
  return (await spendTotpStep(db, id, pas)) ? null : { code: 'compte.code-deja-utilise', field: 'code' };
}

const newCode = (): string =>
  Array.from({ length: codeSecoursLongueur }, () => codeSecoursAlphabet[randomInt(32)]).join('');

/** Hashes a recovery code; with its eighty random bits, a slow hash would add nothing. */
const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest();
