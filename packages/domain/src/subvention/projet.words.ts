// A project is named by its number, with its title once somebody wrote one (§3 Project).
import { sansObjet } from './projet-contenu.fields.ts';

export type ProjetNomme = {
  numero_projet: number;
  corps: { description?: { intitule?: unknown } | null };
};

/** Returns for example « Projet 1 : Former nos arbitres », or the number alone while it has no title. */
export function nomProjet({ numero_projet, corps }: ProjetNomme): string {
  const intitule = corps.description?.intitule;
  return `Projet ${numero_projet}${intitule && intitule !== sansObjet ? ` : ${intitule}` : ''}`;
}

/** Gives a project by its id and name, as a point of completeness names it. */
export const projetNomme = (projet: ProjetNomme & { id: string }) => ({
  id: projet.id,
  nom: nomProjet(projet),
});
