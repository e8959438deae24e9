// The inbox is read object by object: what happened to one dossier stands together, in the order of the inbox.

type Notification = { objet: { type: string; id: string; libelle: string } };

export type NotificationGroupe<N extends Notification> = { objet: N['objet']; items: N[] };

/** Groups notifications by their object; the object of the first notification comes first. */
export function groupByObjet<N extends Notification>(items: readonly N[]): NotificationGroupe<N>[] {
  const groupes = new Map<string, NotificationGroupe<N>>();
  for (const item of items) {
    const key = `${item.objet.type} ${item.objet.id}`;
    const known = groupes.get(key);
    if (known) known.items.push(item);
    else groupes.set(key, { objet: item.objet, items: [item] });
  }
  return [...groupes.values()];
}

/**
 * Splits the name of an object into what people call it and what tells it from others: « dossier 26-000005 (« Former
 * nos arbitres », FDVA 2027) » has the title « Former nos arbitres », and the facts « FDVA 2027 · dossier 26-000005 ».
 */
export function splitObjet(libelle: string): { titre: string; faits: string | null } {
  const [, numero, dit] = /^([^(]+?)\s\((.+)\)$/.exec(libelle) ?? [];
  if (!numero || !dit) return { titre: capitalised(libelle), faits: null };
  const [, projet, reste = ''] = /^«\s?(.+?)\s?»(?:, )?(.*)$/.exec(dit) ?? [];
  if (!projet) return { titre: capitalised(dit), faits: numero };
  return { titre: capitalised(projet), faits: reste === '' ? numero : `${reste} · ${numero}` };
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
