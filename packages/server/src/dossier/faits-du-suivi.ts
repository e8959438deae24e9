import { registered } from '../platform/registered.ts';

/**
 * Keeps the words for the entries that features above write in the history of a dossier, in the past tense:
 * `paiement.pay`.
 */
function faits() {
  const known = registered(new Map<string, string>());
  return {
    add: (famille: string, dits: Readonly<Record<string, string>>) => {
      for (const [action, fait] of Object.entries(dits)) known.set(`${famille}.${action}`, fait);
    },
    said: (action: string): string | undefined => known.get(action),
  };
}

export const faitsDuSuivi = faits();
