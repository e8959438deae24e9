// How a project is called wherever it is named (§3 Project): its number, and its title once somebody wrote one.
import { sansObjet } from './projet-contenu.fields.ts';

export type ProjetNomme = {
  numero_projet: number;
  corps: { description?: { intitule?: unknown } | null };
};

/** « Projet 1 : Former nos arbitres »; its number alone as long as nobody named it. */
export function nomProjet({ numero_projet, corps }: ProjetNomme): string {
  const intitule = corps.description?.intitule;
  return `Projet ${numero_projet}${intitule && intitule !== sansObjet ? ` : ${intitule}` : ''}`;
}
