// A published version says what it changed from the one before, in the words of the letter (screens, letters; ADR
// 0411).
import { champsFusion, isNomChamp } from './champs-fusion.rows.ts';
import { type ContenuModele, corpsOf } from './modele-courrier.rules.ts';
import { naturesCourrier } from './natures-courrier.rules.ts';
import { texteOf } from './texte-courrier.rules.ts';

/** Both lists are empty when only the look or the order of the text changed. */
type EcartVersion = { champ: string; retire: string[]; ajoute: string[] };

const champs: Readonly<Record<string, (contenu: ContenuModele) => readonly string[]>> = {
  'Nom du modèle': ({ nom }) => [nom],
  'À quoi sert cette lettre': ({ nature }) => [naturesCourrier[nature]],
  Objet: ({ objet }) => [readable(objet)],
  Texte: (contenu) =>
    texteOf(corpsOf(contenu))
      .split('\n')
      .filter((line) => line !== '')
      .map(readable),
};

/** A field is read by its name, as on the page: « [Montant accordé] ». */
const readable = (line: string): string =>
  line.replaceAll(
    /\{([^{}]*)\}/g,
    (_, name: string) => `[${isNomChamp(name) ? champsFusion[name].label : name}]`,
  );

export function ecartsOf(before: ContenuModele, after: ContenuModele): EcartVersion[] {
  const isLookChanged = JSON.stringify(corpsOf(before)) !== JSON.stringify(corpsOf(after));
  return Object.entries(champs).flatMap(([champ, read]) => {
    const [retire, ajoute] = [without(read(before), read(after)), without(read(after), read(before))];
    const isChanged = retire.length + ajoute.length > 0 || (champ === 'Texte' && isLookChanged);
    return isChanged ? [{ champ, retire, ajoute }] : [];
  });
}

/** A line said twice and kept once was withdrawn once. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
