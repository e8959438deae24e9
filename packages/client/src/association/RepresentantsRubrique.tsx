import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { useQueryParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { type Read, useRead } from '../platform/use-read.ts';
import { RepresentantEdition } from './RepresentantEdition.tsx';
import { RepresentantsLecture } from './RepresentantsLecture.tsx';
import { readAll } from './read-all.ts';

/** What the pages of the people are made of. */
export function useRepresentants(id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const people = useRead(collectionsEndpoints.listRepresentantsLegaux, input);
  return readAll({ identite, etablissements, people });
}

type ValueOfRead<R> = R extends Read<infer V> ? V : never;
export type Representants = ValueOfRead<ReturnType<typeof useRepresentants>>;

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
