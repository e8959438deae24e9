// How a representative is named, and what is said before one leaves.
import { fonctionDite } from '../referentiel/fonction-dite.ts';

type Nommee = { civilite?: string | null; prenom?: string | null; nom?: string | null };
type EnFonction = Nommee & { fonction?: string | null };

/** « Mme Jeanne Roux » ; what is known of it. */
export function nomPersonne({ civilite, prenom, nom }: Nommee): string {
  const title = civilite === 'MME' ? 'Mme' : civilite === 'M' ? 'M.' : null;
  return prenom || nom ? [title, prenom, nom].filter(Boolean).join('\u00a0') : 'Personne sans nom';
}

/** « Mme Jeanne Roux, présidente ». */
export const nomEtFonction = (one: EnFonction): string =>
  one.fonction ? `${nomPersonne(one)}, ${fonctionDite(one.fonction, one.civilite)}` : nomPersonne(one);

/** Who may sign, in a line: the first ones, then how many more. */
export function personnesLine(people: readonly EnFonction[], shown = 3): string {
  const names = people
    .slice(0, shown)
    .map((one) =>
      one.fonction ? `${nomPersonne(one)} (${fonctionDite(one.fonction, one.civilite)})` : nomPersonne(one),
    );
  const more = people.length - names.length;
  return [...names, ...(more > 0 ? [`et ${more} de plus`] : [])].join(', ');
}
