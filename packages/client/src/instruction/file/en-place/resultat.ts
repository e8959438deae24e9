// The result of an action on many dossiers: how many were changed, and which were not, with the reason.
import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isStale, readRaison } from '../../../platform/call/call-problems.ts';

export type Laisse = { id_fo: string; raison: string };
/** Does the action again on the dossiers that were refused only. */
export type Reessayer = () => Promise<unknown>;
/** Shows the dossiers that an action left; they can be tried again in place when `reessayer` is given. */
export type OnLaisses = (laisses: readonly Laisse[], reessayer?: Reessayer) => void;
export type ActeResultat = { fait: number; laisses: readonly Laisse[] };

/** Returns « Fait : 3 notés · 1 laissé. »; `mots` are the singular and the plural of what was done. */
export function sayActeResultat({ fait, laisses }: ActeResultat, mots: readonly [string, string]): string {
  const said = [count(fait, ...mots)];
  if (laisses.length > 0) said.push(count(laisses.length, 'laissé', 'laissés'));
  return `Fait : ${said.join(' · ')}.`;
}

/**
 * Returns why a dossier was left, as it is read in the queue: the list says once what to do, since each dossier is a
 * link there. The general sentence of a conflict is about a page, so it is not said of a dossier.
 */
export const sayActeRefused = (problem: ProblemView): string =>
  isStale(problem) ? 'Quelqu’un vient de le modifier.' : readRaison(problem);

/** Runs the action on the dossiers one after the other; a refusal does not stop the others. */
export async function oneByOne<D extends { id_fo: string }>(
  dossiers: readonly D[],
  act: (dossier: D) => Promise<string | null>,
): Promise<ActeResultat> {
  const laisses: Laisse[] = [];
  for (const dossier of dossiers) {
    const raison = await act(dossier);
    if (raison !== null) laisses.push({ id_fo: dossier.id_fo, raison });
  }
  return { fait: dossiers.length - laisses.length, laisses };
}
