// A code is derived from the name that was typed, so that nobody has to invent one.
import { plainWords } from '../referentiel/mots.rules.ts';

const most = 36;

/**
 * Turns « Nombre d’équipes » into `nombre_d_equipes`, cut at 36 characters. « q_ » comes first when the code would not
 * begin with a letter or has one character only, « _2 » last when it is taken. Returns an empty text without letter or
 * digit.
 */
export function makeCode(label: string, taken: readonly string[]): string {
  const plain = plainWords(label)
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '_');
  if (plain === '') return '';
  const code = (/^[a-z]./.test(plain) ? plain : `q_${plain}`).slice(0, most).replace(/_$/, '');
  let made = code;
  for (let n = 2; taken.includes(made); n += 1) made = `${code}_${n}`;
  return made;
}
