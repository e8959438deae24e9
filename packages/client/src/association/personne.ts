// How a representative is named, and what is said before one leaves.
import type { Representant } from '@asso/domain/association/representant.fields';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';

/** « Mme Jeanne Roux » ; what is known of it. */
export function nomPersonne({ civilite, prenom, nom }: Representant): string {
  const title = civilite === 'MME' ? 'Mme' : civilite === 'M' ? 'M.' : null;
  return prenom || nom ? [title, prenom, nom].filter(Boolean).join('\u00a0') : 'Personne sans nom';
}

/** « Mme Jeanne Roux, présidente ». */
export const nomEtFonction = (one: Representant): string =>
  one.fonction ? `${nomPersonne(one)}, ${fonctionFor(one.fonction, one.civilite)}` : nomPersonne(one);

/** Who may sign, in a line: the first ones, then how many more. */
export function personnesLine(people: readonly Representant[], shown = 3): string {
  const names = people
    .slice(0, shown)
    .map((one) =>
      one.fonction ? `${nomPersonne(one)} (${fonctionFor(one.fonction, one.civilite)})` : nomPersonne(one),
    );
  const more = people.length - names.length;
  return [...names, ...(more > 0 ? [`et ${more} de plus`] : [])].join(', ');
}
