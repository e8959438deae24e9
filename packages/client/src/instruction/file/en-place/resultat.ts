// The result of an action on many dossiers: how many were changed, and which were not, with the reason.
import { count } from '@asso/domain/identifiants/nombres-affiches';

export type Laisse = { id_fo: string; raison: string };
export type Resultat = { fait: number; laisses: readonly Laisse[] };

/** Returns « Fait : 3 notés · 1 laissé. »; `mots` are the singular and the plural of what was done. */
export function faitSaid({ fait, laisses }: Resultat, mots: readonly [string, string]): string {
  const said = [count(fait, ...mots)];
  if (laisses.length > 0) said.push(count(laisses.length, 'laissé', 'laissés'));
  return `Fait : ${said.join(' · ')}.`;
}

/** Runs the action on the dossiers one after the other; a refusal does not stop the others. */
export async function unParUn<D extends { id_fo: string }>(
  dossiers: readonly D[],
  act: (dossier: D) => Promise<string | null>,
): Promise<Resultat> {
  const laisses: Laisse[] = [];
  for (const dossier of dossiers) {
    const raison = await act(dossier);
    if (raison !== null) laisses.push({ id_fo: dossier.id_fo, raison });
  }
  return { fait: dossiers.length - laisses.length, laisses };
}
