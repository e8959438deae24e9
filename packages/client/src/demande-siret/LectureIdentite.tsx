import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { formesJuridiques } from '@asso/domain/referentiel/data/formes-juridiques';
import { showValue } from '../ui/show-value.ts';
import { ReadList } from '../ui/table/ReadList.tsx';

const { nom, id_rna, id_forme_juridique, dateCreation } = demandeSiretFields.identite.fields;

type LectureIdentiteProps = {
  identite: NonNullable<DemandeSiret['identite']>;
  /** While the association's file can still be corrected, the note says « Repris de votre association. » */
  note?: string;
  hasDate?: boolean;
};

/** Shows the association as the register names it. */
export const LectureIdentite = ({ identite, note, hasDate = false }: LectureIdentiteProps) => (
  <ReadList
    items={[
      { label: nom.label, value: identite.nom ?? null, note },
      { label: id_rna.label, value: identite.id_rna ?? null, note },
      { label: id_forme_juridique.label, value: formeSaid(identite.id_forme_juridique), note },
      ...(hasDate
        ? [{ label: dateCreation.label, value: showValue(dateCreation, identite.dateCreation) }]
        : []),
    ]}
  />
);

const formeSaid = (code: string | null | undefined): string | null =>
  formesJuridiques.find(({ value }) => value === code)?.label ?? code ?? null;
