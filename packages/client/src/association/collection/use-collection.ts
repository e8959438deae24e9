import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { useRead } from '../../platform/use-read.ts';
import { readAll, type ValueOfRead } from '../read-all.ts';

/** Reads everything that the pages of a collection show. */
export function useCollection(type: CollectionType, id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const lignes = useRead(collectionCalls[type].list, input);
  return readAll({ identite, etablissements, lignes });
}

/** A row is one item of its collection's reply. */
export type CollectionLigne<T extends CollectionType = CollectionType> = ReplyOf<
  (typeof collectionCalls)[T]['list']
>['items'][number];

export type Collection = Omit<ValueOfRead<ReturnType<typeof useCollection>>, 'lignes'> & {
  lignes: { items: readonly CollectionLigne[]; rights: Readonly<Record<string, boolean>> };
};
