// The choices of the fields that name a person or a document; they come with the dossier.
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { criteresTca, preuvesTca } from '@asso/domain/agrement/tca.fields';
import type { Choice } from '@asso/domain/kernel/fields';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { optionsOf } from '../demarche/demandeur/options-dossier.ts';

type Given = Pick<DossierAgrementView, 'choix' | 'instructions' | 'demandeur'>;

/** The fields of the form that name a person of the association. */
export const personnes = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;

export const optionsAgrement = (dossier: Given): Readonly<Record<string, readonly Choice[]>> => ({
  ...optionsOf(dossier),
  document: dossier.choix.documents.map(({ uuid, nom }) => ({ value: uuid, label: nom })),
  ...Object.fromEntries(
    criteresTca.map((critere) => [
      `tca.${critere}.preuve`,
      documentsPour(dossier.choix.documents, preuvesTca[critere]),
    ]),
  ),
});

/** Returns the documents to choose from, those that usually prove the criterion first, each with its type. */
function documentsPour(
  documents: DossierAgrementView['choix']['documents'],
  types: readonly string[],
): Choice[] {
  const isUsual = ({ type }: { type: string }) => types.includes(type);
  return [...documents.filter(isUsual), ...documents.filter((one) => !isUsual(one))].map(
    ({ uuid, nom, type }) => ({ value: uuid, label: `${labelOf(type)} : ${nom}` }),
  );
}

const labelOf = (type: string): string =>
  typesDocuments.find(({ value }) => value === type)?.label ?? 'Document';
