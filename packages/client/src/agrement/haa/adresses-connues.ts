// Reads the addresses that the association already gave to sites at a postcode; none when the read fails [R7.13].
import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import type { AdresseHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { useRead } from '../../platform/use-read.ts';

export function useAdressesConnues(idAsso: string, codePostal: unknown): readonly AdresseHaaView[] {
  const isWhole = typeof codePostal === 'string' && /^\d{5}$/.test(codePostal);
  const read = useRead(haaEndpoints.listAdressesHaa, isWhole ? { query: { idAsso, codePostal } } : null);
  return isWhole && read.state === 'lu' ? read.value.items : none;
}

const none: readonly AdresseHaaView[] = [];
