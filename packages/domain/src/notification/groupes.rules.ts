// The inbox is read object by object: what happened to one dossier stands together, in the order of the inbox.

type Notification = { objet: { type: string; id: string; libelle: string } };

export type Groupe<N extends Notification> = { objet: N['objet']; items: N[] };

/** Groups notifications by their object; the object of the first notification comes first. */
export function groupesParObjet<N extends Notification>(items: readonly N[]): Groupe<N>[] {
  const groupes = new Map<string, Groupe<N>>();
  for (const item of items) {
    const key = `${item.objet.type} ${item.objet.id}`;
    const known = groupes.get(key);
    if (known) known.items.push(item);
    else groupes.set(key, { objet: item.objet, items: [item] });
  }
  return [...groupes.values()];
}
