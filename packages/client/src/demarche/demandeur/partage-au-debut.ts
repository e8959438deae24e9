// The person who begins a dossier shares it with the other managers of the association, unless they say otherwise.
import type { Fields } from '@asso/domain/kernel/fields';

/** A box ticked in advance, which the person can untick. */
export const partageRow = {
  kind: 'bool',
  label: 'Le préparer avec les autres personnes qui gèrent l’association',
  aide: 'Elles peuvent le lire et le compléter dès maintenant. Décochez pour le garder pour vous\u00a0: vous pourrez le partager plus tard.',
} as const satisfies Fields[string];
