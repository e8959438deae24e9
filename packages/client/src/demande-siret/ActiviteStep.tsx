import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { EtapeSiretProps } from './edition.ts';
import { notesReprises } from './reprises.ts';
import { useFicheConnue } from './use-fiche-connue.ts';

const { fields } = demandeSiretFields.activites;

/** The fields that the portal fills from the chosen one are not asked. */
const asked = Object.entries(fields)
  .filter(([, row]) => !('writtenBy' in row))
  .map(([name]) => name);

/** The step that asks for the association's activity. */
export function ActiviteStep({ dossier, tete, form, resume, actions }: EtapeSiretProps) {
  const fiche = useFicheConnue(dossier);
  return (
    <>
      {resume}
      <FieldList
        {...form}
        notes={fiche ? notesReprises(tete.value, fiche) : {}}
        fields={fields}
        only={asked}
        parentPath="activites"
      />
      {actions}
    </>
  );
}
