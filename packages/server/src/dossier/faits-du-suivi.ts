import { registered } from '../platform/registered.ts';

/**
 * Keeps the words, in the past tense, for the entries that other features write in the history of a dossier, under
 * names such as `paiement.pay`.
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

export const suiviFaitsRegistry = faits();
