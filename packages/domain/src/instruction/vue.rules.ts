// A view of the queue that a person names, keeps for themselves or shares with their service (screens, Filter bar and saved views).

export const nomVueMax = 60;
/** More are no longer found by their name. */
export const vuesParPersonne = 30;

/** As it is kept; null when it is no name. */
export function nomVue(typed: string): string | null {
  const nom = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return nom.length > 0 && nom.length <= nomVueMax ? nom : null;
}

type Rangee = { id: string };

/** In the order asked; what it does not name keeps its place after. */
export const dansLOrdre = <V extends Rangee>(vues: readonly V[], ids: readonly string[]): V[] => {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return vues.toSorted((a, b) => place(a.id) - place(b.id));
};
