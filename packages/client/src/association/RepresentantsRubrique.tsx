import { useQueryParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { RepresentantEdition } from './RepresentantEdition.tsx';
import { RepresentantsLecture } from './RepresentantsLecture.tsx';
import { useRepresentants } from './use-representants.ts';

/** « Qui peut signer pour nous ? » The list, or the one person the address names. */
export function RepresentantsRubrique({ id }: { id: string }) {
  const personne = useQueryParams().get('personne');
  const read = useRepresentants(id);
  return (
    <ReadPage read={read}>
      {(found) => {
        const one = found.people.items.find((item) => item.id === personne);
        const isEditing = found.people.rights.editRepresentants && (one || personne === 'nouvelle');
        return isEditing ? (
          <RepresentantEdition key={personne} id={id} found={found} one={one} onSaved={read.reload} />
        ) : (
          <RepresentantsLecture id={id} found={found} onChanged={read.reload} />
        );
      }}
    </ReadPage>
  );
}
