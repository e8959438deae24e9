import { plisDes } from '@asso/domain/contenu/journal.rules';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';

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
  dayOf(a.survenu_le) === dayOf(b.survenu_le);

/** Groups similar acts that follow each other, in the order read; a run of fewer than `plisDes` stays unfolded. */
export function plieActes<R extends Acte>(rows: readonly R[]): R[][] {
  const runs: R[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] && memeGeste(last[0], row)) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => (run.length >= plisDes ? [run] : run.map((row) => [row])));
}
