import type { EtablissementView } from '@asso/contract/association/association.schemas';
import { sayAssociationProblem } from '@asso/contract/association/say-association-problem';
import { representantFields } from '@asso/domain/association/representant.fields';
import { isRepresentantComplete, representantProblems } from '@asso/domain/association/representant.rules';
import { ribFields } from '@asso/domain/association/rib.fields';
import { ribProblems } from '@asso/domain/association/rib.rules';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { EtablissementRow } from './etablissement.sql.ts';
import type { RepresentantRow } from './representant.sql.ts';
import type { RibRow } from './rib.sql.ts';

/** The columns that are fields of the form, as a draft. */
export function draftOfRow<F extends Fields>(fields: F, row: object): Draft<F> {
  const names = Object.keys(fields);
  // The columns bear the names of the fields, and their kinds.
  return Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)])) as Draft<F>;
}

export function representantView(row: RepresentantRow) {
  const draft = draftOfRow(representantFields, row);
  return {
    ...draft,
    id: row.id,
    version: row.version,
    complet: isRepresentantComplete(draft),
    manques: representantProblems(draft, 'transmission').map(sayAssociationProblem),
  };
}

export function ribView(row: RibRow) {
  const draft = draftOfRow(ribFields, row);
  const manques = ribProblems(draft, 'transmission').map(sayAssociationProblem);
  return { ...draft, id: row.id, version: row.version, manques };
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
