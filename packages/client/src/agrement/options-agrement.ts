// The choices of the fields that name a person or a document; they come with the dossier.
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { criteresTca, needsNoPreuve, preuvesTca } from '@asso/domain/agrement/tca.fields';
import type { Choice } from '@asso/domain/kernel/fields';
import { sayTypeDocument } from '@asso/domain/referentiel/types-documents.words';
import { listDossierOptions } from '../demarche/demandeur/options-dossier.ts';

type Given = Pick<DossierAgrementView, 'choix' | 'instructions' | 'demandeur' | 'tete'>;

/** The fields of the form that name a person of the association. */
export const personnes = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;

export const optionsAgrement = (dossier: Given): Readonly<Record<string, readonly Choice[]>> => ({
  ...listDossierOptions(dossier),
  document: dossier.choix.documents.map(({ uuid, nom }) => ({ value: uuid, label: nom })),
  ...Object.fromEntries(
    criteresTca.map((critere) => [
      `tca.${critere}.preuve`,
      documentsPour(dossier.choix.documents, preuvesTca[critere], dossier.tete.tca?.[critere]?.preuve),
    ]),
  ),
});

/**
 * Returns the documents to choose from, those that usually prove the criterion first, each with its type. One that
 * proves nothing is offered only where it was chosen already.
 */
function documentsPour(
  documents: DossierAgrementView['choix']['documents'],
  types: readonly string[],
  choisi: string | null | undefined,
): Choice[] {
  const isUsual = ({ type }: { type: string }) => types.includes(type);
  const offered = documents.filter(({ uuid, type }) => !needsNoPreuve(type) || uuid === choisi);
  return [...offered.filter(isUsual), ...offered.filter((one) => !isUsual(one))].map(
    ({ uuid, nom, type }) => ({
      value: uuid,
      label: `${sayTypeDocument(type)} : ${nom}`,
    }),
  );
}
