import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';

/** « Projet 1 : Former nos arbitres »; its number alone as long as it has no name. */
export const nomProjet = ({ numero_projet, corps }: Pick<ProjetView, 'numero_projet' | 'corps'>): string =>
  `Projet ${numero_projet}${corps.description?.intitule ? ` : ${corps.description.intitule}` : ''}`;
