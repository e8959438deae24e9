// A column copied from a spreadsheet fills the amounts of a lot, from the field it is pasted in downwards.
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { readCell } from '../../ui/budget/cell-value.ts';

export type Colle = { id_projet: string; annee: number; montant_accorde: number };
export type Colles = {
  /** The pasted amounts by line. */
  lignes: ReadonlyMap<number, readonly Colle[]>;
  nombre: number;
  /** The pasted texts that are no amounts, or that came after the last line. */
  laisses: readonly string[];
};

/**
 * Assigns pasted texts to the amounts of these lines, in order from the field `from`; an empty cell changes nothing.
 */
export function montantsColles(
  items: readonly Pick<LigneLotView, 'rang' | 'montants'>[],
  from: number,
  texts: readonly string[],
): Colles {
  const champs = items.flatMap(({ rang, montants }) =>
    montants.map(({ id_projet, annee }) => ({ rang, id_projet, annee })),
  );
  const lignes = new Map<number, Colle[]>();
  const laisses: string[] = [];
  for (const [index, text] of texts.entries()) {
    if (text === '') continue;
    const champ = champs[from + index];
    const { value } = readCell(text);
    if (!champ || typeof value !== 'number' || value < 0) {
      laisses.push(text);
      continue;
    }
    const { rang, ...place } = champ;
    lignes.set(rang, [...(lignes.get(rang) ?? []), { ...place, montant_accorde: value }]);
  }
  const nombre = [...lignes.values()].reduce((sum, montants) => sum + montants.length, 0);
  return { lignes, nombre, laisses };
}

/** Returns a text such as « 4 montants collés. 1 laissé : « à voir ». » */
export function collesSaid({ nombre, laisses }: Colles): string {
  const said = `${count(nombre, 'montant collé', 'montants collés')}.`;
  if (laisses.length === 0) return said;
  const named = laisses.map((text) => `« ${text} »`).join(', ');
  return `${said} ${count(laisses.length, 'laissé', 'laissés')} : ${named}.`;
}
