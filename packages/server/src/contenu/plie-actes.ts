import { foldFrom } from '@asso/domain/contenu/journal.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';

type Acte = {
  id: string;
  survenu_le: Date;
  utilisateur: string | null;
  role: string;
  action: string;
  objet: string;
};

const memeGeste = (a: Acte, b: Acte): boolean =>
  a.utilisateur === b.utilisateur &&
  a.role === b.role &&
  a.action === b.action &&
  a.objet === b.objet &&
  localDay(a.survenu_le) === localDay(b.survenu_le);

/** Groups similar acts that follow each other, in the order read; a run of fewer than `foldFrom` stays unfolded. */
export function foldActes<R extends Acte>(rows: readonly R[]): R[][] {
  const runs: R[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] && memeGeste(last[0], row)) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => (run.length >= foldFrom ? [run] : run.map((row) => [row])));
}
