// A Pass'Sport dossier opens on one of two panels and is shared with some people (§3 Pass'Sport; §4 Pass'Sport).
import { isUuid } from '../identifiants/uuid.ts';

export const panneaux = ['structure', 'inscriptions'] as const;
export type Panneau = (typeof panneaux)[number];

/**
 * Returns the panel that opens: the inscriptions for the creator of the dossier and those it is shared with, once there
 * are some [R4.82], the structure in every other case [R4.83].
 */
export const choosePanel = (
  idUtilisateur: string,
  dossier: { createdBy: string; sharedWith: readonly string[]; nbInscriptions: number } | null,
): Panneau =>
  dossier &&
  dossier.nbInscriptions > 0 &&
  (dossier.createdBy === idUtilisateur || dossier.sharedWith.includes(idUtilisateur))
    ? 'inscriptions'
    : 'structure';

/** Reads a list of ids, or the JSON text of one [R3.14]; returns null when it is neither. */
export function readSharedWith(said: unknown): string[] | null {
  const list = typeof said === 'string' ? parsed(said) : (said ?? []);
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string' && isUuid(one))) return null;
  return [...new Set(list as string[])];
}

function parsed(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
