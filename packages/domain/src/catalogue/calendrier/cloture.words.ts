// A closing that was moved is told in these words, in public, to those who have begun and in the history.
import { formatJourEntier } from '../../identifiants/dates-longues.ts';
import { sayLimite } from '../../identifiants/echeances-affichees.ts';
import { count } from '../../identifiants/nombres-affiches.ts';

type Dite = { avant: string | Date; apres: string | Date; motif: string | null; le: string | Date };

const isPlusTot = ({ avant, apres }: Pick<Dite, 'avant' | 'apres'>): boolean =>
  new Date(apres).getTime() < new Date(avant).getTime();

/** Returns what the public page says, with the label of the type where the aid has several. */
export function sayDeplacement(
  dite: Dite,
  { zones, type }: { zones: string | readonly string[]; type?: string },
): string {
  const { avant, motif, le } = dite;
  const what = type ? `La clôture de « ${type} »` : 'La clôture';
  const said = `${what} a été ${isPlusTot(dite) ? 'avancée' : 'reportée'} le ${formatJourEntier(new Date(le))} : elle était le ${sayLimite(new Date(avant), zones)}.`;
  return motif ? `${said} Motif donné par le service : ${motif.replace(/(?<![.\s])[.\s]+$/u, '')}.` : said;
}

/** Returns for example « 3 dossiers sont commencés », or « Aucun dossier n’est commencé ». */
export const sayDossiersBegun = (n: number): string =>
  n === 0 ? 'Aucun dossier n’est commencé' : count(n, 'dossier est commencé', 'dossiers sont commencés');
