// A published version says what it changed from the one before, in the words of the letter (ADR 0411).
import { isSame } from '../kernel/changes.ts';
import { champsFusion, isNomChamp } from './champs-fusion.rows.ts';
import { type ContenuModele, readCorpsModele } from './modele-courrier.rules.ts';
import { naturesCourrier } from './natures-courrier.rules.ts';
import { plainTexte } from './texte-courrier.rules.ts';

/** One field that a version changed; both lists are empty when only the look or the order of the text changed. */
type EcartVersion = { champ: string; retire: string[]; ajoute: string[] };

const champs: Readonly<Record<string, (contenu: ContenuModele) => readonly string[]>> = {
  'Nom du modèle': ({ nom }) => [nom],
  'À quoi sert cette lettre': ({ nature }) => [naturesCourrier[nature]],
  Objet: ({ objet }) => [readable(objet)],
  Texte: (contenu) =>
    plainTexte(readCorpsModele(contenu))
      .split('\n')
      .filter((line) => line !== '')
      .map(readable),
};

/** Writes the fields of a line by their names, as the page does: « [Montant accordé] ». */
const readable = (line: string): string =>
  line.replaceAll(
    /\{([^{}]*)\}/g,
    (_, name: string) => `[${isNomChamp(name) ? champsFusion[name].label : name}]`,
  );

/** Returns what a version changed from the one before, field by field; fields that did not change are left out. */
export function listEcartsModele(before: ContenuModele | null, after: ContenuModele): EcartVersion[] {
  const isLookChanged = before !== null && !isSame(readCorpsModele(before), readCorpsModele(after));
  return Object.entries(champs).flatMap(([champ, read]) => {
    const [old, now] = [before ? read(before) : [], read(after)];
    const [retire, ajoute] = [without(old, now), without(now, old)];
    const isChanged = retire.length + ajoute.length > 0 || (champ === 'Texte' && isLookChanged);
    return isChanged ? [{ champ, retire, ajoute }] : [];
  });
}

/**
 * Returns the same as one value before and one after for each field, as the journal keeps them; a new letter has
 * nothing before.
 */
export const changementsLettre = (before: ContenuModele | null, after: ContenuModele) =>
  listEcartsModele(before, after).map(({ champ, retire, ajoute }) =>
    retire.length + ajoute.length === 0
      ? { quoi: champ, avant: null, apres: 'mise en forme ou ordre changés' }
      : { quoi: champ, avant: joined(retire), apres: joined(ajoute) },
  );

const joined = (lines: readonly string[]): string | null => lines.join(' ') || null;

/** Returns the lines that the others lack; a line that stands twice here and once there is returned once. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
