// A backup may be sealed, that is encrypted as it is written, for people who keep a private key elsewhere: the server
// that makes it cannot read it again (ADR 0361). The format is that of age (https://age-encryption.org), which other
// programs open too.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Duplex, PassThrough, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartupError } from '../startup-error.ts';

/** What the bytes of each file of a backup go through, on their way in or out. */
export type Seal = {
  /** The ending added to the name of each file. */
  suffix: '' | '.age';
  through(): NodeJS.ReadWriteStream;
};

export const inClear: Seal = { suffix: '', through: () => new PassThrough() };

/** Seals for these recipients: each is a public key (`age1…`), and any one of the private keys opens what is sealed. */
export function sealedFor(recipients: readonly string[]): Seal {
  if (recipients.length === 0) return inClear;
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    orRefuse(
      () => encrypter.addRecipient(recipient),
      `La variable BACKUP_RECIPIENT est incorrecte : ${recipient} n’est pas une clé publique d’age.`,
    );
  return { suffix: '.age', through: () => passing((chunks) => encrypter.encrypt(chunks)) };
}

/**
 * Opens what is sealed with the private keys of a file, written as by age-keygen: one key on each line, and comments.
 */
export async function openedBy(path: string): Promise<Seal> {
  const kept = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new StartupError(`Le fichier de clé ${path} ne peut pas être lu.`, { cause });
  });
  const keys = kept.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  const refusal = `${path} n’est pas un fichier de clé privée d’age (AGE-SECRET-KEY-1…, une par ligne).`;
  for (const key of keys) orRefuse(() => decrypter.addIdentity(key.trim()), refusal);
  if (keys.length === 0) throw new StartupError(refusal);
  return { suffix: '.age', through: () => passing((chunks) => decrypter.decrypt(chunks)) };
}

/** Reads a whole file of the backup, so that a wrong key is refused before anything is written. */
export async function assertOpens(seal: Seal, file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(file), seal.through(), nowhere);
  } catch (cause) {
    throw new StartupError(
      'Cette clé n’ouvre pas la sauvegarde, chiffrée pour une autre. Rien n’a été écrit.',
      { cause },
    );
  }
}

type Pass = (chunks: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;

const passing = (pass: Pass): Duplex =>
  Duplex.from(async function* (chunks: AsyncIterable<Uint8Array>) {
    yield* await pass(ReadableStream.from(chunks));
  });

function orRefuse(act: () => void, message: string): void {
  try {
    act();
  } catch (cause) {
    throw new StartupError(message, { cause });
  }
}
