import { sayAssociationProblem } from '@asso/contract/association/say-association-problem';
import { type Fiche, ficheFields, rubriqueFields } from '@asso/domain/association/fiche.fields';
import { type FicheLue, toFiche } from '@asso/domain/association/fiche.rules';
import type { Rubrique } from '@asso/domain/association/rubriques.rows';
import type { Fields } from '@asso/domain/kernel/fields';
import { problems } from '@asso/domain/kernel/walk-problems';
import type { AssociationRow } from '../association.sql.ts';
import type { OpenAssociation } from '../association-access.ts';

/** The columns from which the file of an association is built. */
export type RowOfFiche = Pick<
  AssociationRow,
  'registre' | 'corps' | 'agrement' | 'nom' | 'id_rna' | 'id_siren' | 'id_siret_siege' | 'id_correspondance'
>;

/** Gives all that is known of an association, with the source of each value. */
export function ficheOfRow(row: RowOfFiche): FicheLue {
  const { registre, corps, agrement, nom, id_rna, id_siren, id_siret_siege, id_correspondance } = row;
  const ids = { id_rna, id_siren, id_siret_siege, id_siret: id_siret_siege, id_correspondance };
  // When no register gives a name, the name typed with the association is used.
  const typed = { ...corps, identite: { ...corps.identite, nom } };
  return toFiche({ registre, corps: typed, ids, agrement });
}

/** Gives one section of the file, in the form of the API. */
export function rubriqueView<R extends Rubrique>({ row, acces }: OpenAssociation, rubrique: R) {
  const fiche = ficheOfRow(row);
  const below = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([path]) => path.startsWith(`${rubrique}.`)));
  const fields: Fields = rubriqueFields[rubrique];
  const manques = problems(fields, fiche[rubrique], {
    stage: 'transmission',
    scopes: { association: fiche },
  });
  const shared = {
    association: associationView(row),
    sources: below(fiche.sources),
    verrous: fiche.verrous.filter((path) => path.startsWith(`${rubrique}.`)),
    ecarts: below(fiche.ecarts),
    manques: manques.map(sayAssociationProblem),
    profil: acces.profil,
    rights: acces.rights,
    version: row.version,
  };
  return { valeur: fiche[rubrique], shared };
}

/** Gives the file without the sources, in the form the rules take. */
export function toFicheAlone(row: RowOfFiche): Fiche {
  const { identite, coordonnees, activites, specificites, agrement } = ficheOfRow(row);
  return { identite, coordonnees, activites, specificites, ...(agrement ? { agrement } : {}) };
}

/** Gives the whole file, in the form of the API. */
export function ficheView({ row, acces }: OpenAssociation) {
  const { agrement = null, ...fiche } = ficheOfRow(row);
  const manques = problems(ficheFields, fiche, { stage: 'transmission', scopes: { association: fiche } });
  return {
    ...fiche,
    agrement,
    commentaire: fiche.activites.commentaire ?? null,
    association: associationView(row),
    manques: manques.map(sayAssociationProblem),
    profil: acces.profil,
    rights: acces.rights,
    version: row.version,
  };
}

const associationView = (row: AssociationRow) => ({
  id: row.id,
  id_correspondance: row.id_correspondance,
  id_rna: row.id_rna,
  id_siren: row.id_siren,
  id_siret_siege: row.id_siret_siege,
  nom: row.nom,
  etat: row.etat,
  date_dissolution: row.date_dissolution,
});
