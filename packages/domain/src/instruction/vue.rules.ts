// A view of the queue that a person names, keeps for themselves or shares with their service (screens, Filter bar and saved views).

export const nomVueMax = 60;
/** More are no longer found by their name. */
export const vuesParPersonne = 30;

/** As it is kept; null when it is no name. */
export function nomVue(typed: string): string | null {
  const nom = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return nom.length > 0 && nom.length <= nomVueMax ? nom : null;
}
