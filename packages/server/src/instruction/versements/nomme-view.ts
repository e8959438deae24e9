import { nameAide, shortIntitule } from '@asso/domain/dossier/dossier.words';
import type { DossierNomme } from './versements.sql.ts';

/** Names the dossier of a line: its first project before its aid. */
export function nommeView({ id_fo, id_siret, titre, type, projet, association }: DossierNomme) {
  const nomme = { titre, type, projet };
  return { id_fo, id_siret, nom: shortIntitule(nomme), aide: nameAide(nomme), association };
}
