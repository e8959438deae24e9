import { createHash } from 'node:crypto';
import type { PartSignee } from '@asso/domain/dossier/signature/signature.rules';

export type EmpreinteSignee = {
  parts: { id: string; libelle: string; empreinte: string }[];
  empreinte: string;
};

/**
 * Gives the hash of each part of what is signed, and of the whole: two dossiers that show the same give the same
 * hashes.
 */
export function empreinteSignee(signees: readonly PartSignee[]): EmpreinteSignee {
  const parts = signees.map(({ id, libelle, contenu }) => ({
    id,
    libelle,
    empreinte: hashOf(canonical(contenu)),
  }));
  return { parts, empreinte: hashOf(parts.map(({ id, empreinte }) => `${id} ${empreinte}`).join('\n')) };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Writes a value as a text in which names come in one order and what is empty counts as absent: two values that show
 * the same give the same text.
 */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([, held]) => held !== null && held !== undefined && held !== '')
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  );
