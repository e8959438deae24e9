import type { Rubrique } from '@asso/domain/association/fiche.fields';
import { usePageQuery } from '../platform/page-query.ts';
import { FicheEdition } from './FicheEdition.tsx';
import { FicheLecture } from './FicheLecture.tsx';
import { FicheRead } from './FicheRead.tsx';
import { ficheLue, useFiche } from './use-fiche.ts';

/** A section of the file, made of its table of fields: read, or changed when the address says so. */
export function FicheRubrique({ id, rubrique }: { id: string; rubrique: Rubrique }) {
  const isEditing = usePageQuery().mode === 'edit';
  const read = useFiche(id);
  return (
    <FicheRead read={read}>
      {(entiere) => {
        const lue = ficheLue(entiere);
        return isEditing && lue.sections[rubrique].rights.edit ? (
          <FicheEdition id={id} rubrique={rubrique} lue={lue} onSaved={read.reload} />
        ) : (
          <FicheLecture id={id} rubrique={rubrique} lue={lue} />
        );
      }}
    </FicheRead>
  );
}
