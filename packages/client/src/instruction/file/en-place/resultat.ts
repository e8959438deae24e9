// The result of an action on many dossiers: how many were changed, and which were not, with the reason.
import { count } from '@asso/domain/identifiants/nombres-affiches';

export type Laisse = { id_fo: string; raison: string };
/** Does the action again on the dossiers that were refused only. */
export type Reessayer = () => Promise<unknown>;
/** Shows the dossiers that an action left; they can be tried again in place when `reessayer` is given. */
export type OnLaisses = (laisses: readonly Laisse[], reessayer?: Reessayer) => void;
export type Resultat = { fait: number; laisses: readonly Laisse[] };

/** Returns « Fait : 3 notés · 1 laissé. »; `mots` are the singular and the plural of what was done. */
export function faitSaid({ fait, laisses }: Resultat, mots: readonly [string, string]): string {
  const said = [count(fait, ...mots)];
  if (laisses.length > 0) said.push(count(laisses.length, 'laissé', 'laissés'));
  return `Fait : ${said.join(' · ')}.`;
}

/**
 * Returns the reason as it is read in place: the dossier is a link there, with « Réessayer » beside it, so that nobody
 * has to load the page again and lose what they ticked.
 */
export function raisonEnPlace({ code, message }: { code: string; message: string }): string {
  if (code === 'kernel.conflit')
    return 'quelqu’un vient de le modifier : ouvrez-le pour voir quoi, puis réessayez.';
  const at = message.lastIndexOf('Rechargez la page');
  return at === -1 ? message : `${message.slice(0, at).trimEnd()} Ouvrez-le pour voir où il en est.`;
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
