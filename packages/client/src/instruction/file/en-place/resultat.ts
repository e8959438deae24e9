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
export async function unParUn(
  numeros: readonly string[],
  act: (id_fo: string) => Promise<string | null>,
): Promise<Resultat> {
  const laisses: Laisse[] = [];
  for (const id_fo of numeros) {
    const raison = await act(id_fo);
    if (raison !== null) laisses.push({ id_fo, raison });
  }
  return { fait: numeros.length - laisses.length, laisses };
}
