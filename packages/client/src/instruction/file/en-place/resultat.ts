// An act on many dossiers says what was done, then each dossier that was left, with its reason.
import { count } from '@asso/domain/identifiants/nombres-affiches';

export type Laisse = { id_fo: string; raison: string };
export type Resultat = { fait: number; laisses: readonly Laisse[] };

/** `mots` complete « 3 », singular then plural: « 3 notés · 1 laissé ». */
export function faitSaid({ fait, laisses }: Resultat, mots: readonly [string, string]): string {
  const said = [count(fait, ...mots)];
  if (laisses.length > 0) said.push(count(laisses.length, 'laissé', 'laissés'));
  return `Fait : ${said.join(' · ')}.`;
}

/** The dossiers are done one after the other: what one refuses stops none of the others. */
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
