// These types say who made the other version of a page, and which two versions a field has.

export type ConflictChoice = 'mienne' | 'sienne';
export type ConflictField = { path: string; label: string; mienne: string; sienne: string };

/** `par` is « Prénom Nom », undefined when it is not known; `isMine` means the same person in another tab. */
export type OtherVersion = { par: string | undefined; isMine?: boolean };

export function sayOtherVersion({ par, isMine }: OtherVersion): string {
  if (isMine) return 'Vous avez modifié cette page dans un autre onglet.';
  return par ? `${par} a modifié cette page.` : 'Cette page a été modifiée entre-temps.';
}
