import type {
  EtablissementTenuView,
  EtablissementView,
} from '@asso/contract/association/association.schemas';
import { sayAssociationProblem } from '@asso/contract/association/say-association-problem';
import {
  type CollectionType,
  collections,
  type FieldsOf,
  ligneProblems,
} from '@asso/domain/association/collection/collections.rows';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { EtablissementRow } from '../fiche/etablissement.sql.ts';
import type { SuiviLigne } from './ligne.sql.ts';
import type { RowOf } from './ligne-row.ts';

/** Gives the columns of a row that are fields of the form, as a draft. */
export function draftOfRow<F extends Fields>(fields: F, row: object): Draft<F> {
  const names = Object.keys(fields);
  // The columns have the names and the kinds of the fields.
  return Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)])) as Draft<F>;
}

/** Gives one row of a collection, in the form of the reply. */
export function ligneView<T extends CollectionType>(type: T, row: RowOf<T>) {
  const draft = draftOfRow<FieldsOf<T>>(collections[type].fields, row);
  const manques = ligneProblems(type, draft, 'transmission').map(sayAssociationProblem);
  return { ...draft, id: row.id, version: row.version, complet: manques.length === 0, manques };
}

/** Gives who wrote the row last and when, for « Ajouté par…, le… »; null when nobody is known to have written it. */
export function ligneSuivi(id: string, suivis: readonly SuiviLigne[]) {
  const found = suivis.find((one) => one.id_objet === id);
  if (!found) return null;
  const { utilisateur, survenu_le, action } = found;
  return {
    fait: action === 'ajouter' ? ('ajoute' as const) : ('modifie' as const),
    par: utilisateur,
    le: survenu_le.toISOString(),
  };
}

export const etablissementView = (row: EtablissementRow): EtablissementView => ({
  id_siret: row.siret,
  nic: row.nic,
  est_siege: row.est_siege,
  actif: row.actif,
  date_fermeture: row.date_fermeture,
  enseigne: row.enseigne,
  adresse: row.adresse,
  commune: row.commune,
  code_postal: row.code_postal,
});

/**
 * Gives what the association says of an establishment; the trade name (`enseigne`) is that of Sirene unless it typed
 * another.
 */
export const readDeclare = ({ enseigne, corps }: EtablissementRow) => ({ enseigne, ...corps });

export const etablissementTenuView = (row: EtablissementRow): EtablissementTenuView => ({
  ...etablissementView(row),
  enseigne: row.corps.enseigne ?? row.enseigne,
  courriel: row.corps.courriel ?? null,
  telephone: row.corps.telephone ?? null,
  note: row.corps.note ?? null,
  version: row.version,
});
