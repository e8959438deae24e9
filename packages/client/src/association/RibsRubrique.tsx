import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { useQueryParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { type Read, useRead } from '../platform/use-read.ts';
import { RibEdition } from './RibEdition.tsx';
import { RibsLecture } from './RibsLecture.tsx';
import { readAll } from './read-all.ts';

function useRibs(id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const ribs = useRead(collectionsEndpoints.listRibs, input);
  const scans = useRead(associationEndpoints.listDocuments, { query: { id_asso: id, type: 'RIB' } });
  return readAll({ identite, etablissements, ribs, scans });
}

type ValueOfRead<R> = R extends Read<infer V> ? V : never;
export type Ribs = ValueOfRead<ReturnType<typeof useRibs>>;

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
