import { useQueryParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { RibEdition } from './RibEdition.tsx';
import { RibsLecture } from './RibsLecture.tsx';
import { useRibs } from './use-ribs.ts';

/** « Où l’argent arrive-t-il ? » The list, or the one RIB the address names. */
export function RibsRubrique({ id }: { id: string }) {
  const rib = useQueryParams().get('rib');
  const read = useRibs(id);
  return (
    <ReadPage read={read}>
      {(found) => {
        const one = found.ribs.items.find((item) => item.id === rib);
        const isEditing = found.ribs.rights.editRib && (one || rib === 'nouveau');
        return isEditing ? (
          <RibEdition key={rib} id={id} found={found} one={one} onSaved={read.reload} />
        ) : (
          <RibsLecture id={id} found={found} onChanged={read.reload} />
        );
      }}
    </ReadPage>
  );
}
