// Who begins a dossier shares it with the other managers of the association, unless they say otherwise.
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import type { Fields } from '@asso/domain/kernel/fields';
import { useRead } from '../../platform/use-read.ts';

/** It is ticked until the person who begins the dossier says otherwise. */
export const partageRow = {
  kind: 'bool',
  label: 'Le préparer avec les autres personnes qui gèrent l’association',
  aide: 'Elles peuvent le lire et le compléter dès maintenant. Décochez pour le garder pour vous\u00a0: vous pourrez le partager plus tard.',
} as const satisfies Fields[string];

/**
 * Tells whether other people manage the association, undefined while it is not known: somebody who is alone is not
 * asked with whom to share.
 */
export function useHasCollegues(id_asso: string): boolean | undefined {
  const read = useRead(membreEndpoints.listMembres, { query: { id_asso } });
  if (read.state === 'attente') return undefined;
  return read.state === 'lu' && read.value.items.filter(({ etat }) => etat === 'active').length > 1;
}
