// A project is named by its number, with its title once somebody wrote one (§3 Project).
import { notApplicable } from './projet-contenu.fields.ts';

export type ProjetNomme = {
  numero_projet: number;
  corps: { description?: { intitule?: unknown } | null };
};

/** Returns for example « Projet 1 : Former nos arbitres », or the number alone while it has no title. */
export function nomProjet({ numero_projet, corps }: ProjetNomme): string {
  const intitule = corps.description?.intitule;
  return `Projet ${numero_projet}${intitule && intitule !== notApplicable ? ` : ${intitule}` : ''}`;
}

/** Gives a project by its id and name, as a point of completeness names it. */
export const projetNomme = (projet: ProjetNomme & { id: string }) => ({
  id: projet.id,
  nom: nomProjet(projet),
});

/** The longest first title that a name with several projects shows whole. */
const titreMax = 52;

/**
 * Names a dossier by its projects, in their order, as the database does (migration 0998): the first one, cut where it is
 * long, then how many others; null while none has a title.
 */
export function sayIntitule(corps: readonly ProjetNomme['corps'][]): string | null {
  const titre = corps[0]?.description?.intitule;
  if (typeof titre !== 'string' || titre === '') return null;
  const autres = corps.length - 1;
  if (autres === 0) return titre;
  const signs = [...titre];
  const court =
    signs.length > titreMax
      ? `${signs
          .slice(0, titreMax - 1)
          .join('')
          .trimEnd()}…`
      : titre;
  return `${court} et ${autres} ${autres === 1 ? 'autre projet' : 'autres projets'}`;
}
