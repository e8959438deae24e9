// These functions name a representative in words.
import { sayFonction } from '../referentiel/fonction-dite.ts';

type Nommee = { civilite?: string | null; prenom?: string | null; nom?: string | null };
type EnFonction = Nommee & { fonction?: string | null };

/** Returns « Mme Jeanne Roux », or less when less is known. */
export function nomPersonne({ civilite, prenom, nom }: Nommee): string {
  const title = civilite === 'MME' ? 'Mme' : civilite === 'M' ? 'M.' : null;
  return prenom || nom ? [title, prenom, nom].filter(Boolean).join('\u00a0') : 'Personne sans nom';
}

/** Returns « Mme Jeanne Roux, présidente ». */
export const nameWithFonction = (one: EnFonction): string =>
  one.fonction ? `${nomPersonne(one)}, ${sayFonction(one.fonction, one.civilite)}` : nomPersonne(one);

/** Returns on one line the people given, such as those who may sign: the first names, then how many more there are. */
export function personnesLine(people: readonly EnFonction[], shown = 3): string {
  const names = people
    .slice(0, shown)
    .map((one) =>
      one.fonction ? `${nomPersonne(one)} (${sayFonction(one.fonction, one.civilite)})` : nomPersonne(one),
    );
  const more = people.length - names.length;
  return [...names, ...(more > 0 ? [`et ${more} de plus`] : [])].join(', ');
}
