// A person names a view of the queue, for themselves or to share with their service.

export const nomVueMax = 60;
/** The most views that a person may have. */
export const maxVues = 30;

/** Returns the name as it is stored, or null when it is not a valid name. */
export function nomVue(typed: string): string | null {
  const nom = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return nom.length > 0 && nom.length <= nomVueMax ? nom : null;
}
