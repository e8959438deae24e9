// Answers not saved yet, kept in this browser: they outlive a closed tab, a lost network and an expired session.
import type { Changes } from '@asso/domain/kernel/changes';

const prefix = 'asso.brouillon.';

export function keepChanges(key: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) localStorage.removeItem(prefix + key);
  else {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(changes));
    } catch {
      // The store is full or closed: the page itself still holds the answers.
    }
  }
}

export function keptChanges(key: string): Changes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Changes) : {};
  } catch {
    return {};
  }
}

export function forgetDrafts(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(prefix)) localStorage.removeItem(name);
  }
}
