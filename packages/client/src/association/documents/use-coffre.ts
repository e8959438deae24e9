import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { useRead } from '../../platform/use-read.ts';
import { readAll, type ValueOfRead } from '../read-all.ts';

/** Reads everything that the pages of the vault show. */
export function useCoffre(id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const documents = useRead(associationEndpoints.listDocuments, input);
  return readAll({ identite, etablissements, documents });
}

export type CoffreRead = ValueOfRead<ReturnType<typeof useCoffre>>;
