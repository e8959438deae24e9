import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { CollectionLecture } from './CollectionLecture.tsx';
import { LigneEdition } from './LigneEdition.tsx';
import { useCollection } from './use-collection.ts';

/**
 * This shows the rows of a collection, or the form of one row: `?ligne=nouvelle` adds one, and `&depuis=` starts it
 * as a copy.
 */
export function CollectionRubrique({ type, id }: { type: CollectionType; id: string }) {
  const query = useQueryParams();
  const ligne = query.get('ligne');
  const read = useCollection(type, id);
  return (
    <ReadPage read={read}>
      {(found) => {
        const one = found.lignes.items.find((item) => item.id === ligne);
        const from = found.lignes.items.find((item) => item.id === query.get('depuis'));
        const isEditing = found.lignes.rights[collections[type].right] && (one || ligne === 'nouvelle');
        return isEditing ? (
          <LigneEdition key={ligne} {...{ type, id, found, one, from }} onSaved={read.reload} />
        ) : (
          <CollectionLecture type={type} id={id} found={found} onChanged={read.reload} />
        );
      }}
    </ReadPage>
  );
}
