// Pasted signs without any equivalent are refused by their name, and « Retirer ces signes » leaves the rest.
import { expect, test } from 'vitest';
import { nom } from './noms.ts';
import { texte } from './texte-libre.ts';

const formats = { nom, texte };

test.each<[keyof typeof formats, string, string, string]>([
  ['texte', 'Merci 🙏 à tous', '🙏', 'Merci  à tous'],
  ['texte', 'Bravo 👍🏽 !', '👍 🏽', 'Bravo  !'],
  ['texte', 'Budget : 100 $', '$', 'Budget : 100'],
  ['texte', 'Prix : 5 £ ou 6 ¥', '£ ¥', 'Prix : 5  ou 6'],
  ['texte', 'A ∩ B = ∅', '∩ ∅', 'A  B ='],
  ['texte', 'Jeanne ♥ vélo', '♥', 'Jeanne  vélo'],
  ['texte', 'un ^ chapeau', '^', 'un  chapeau'],
  ['texte', '© 2026 L’Asso®', '© ®', '2026 L’Asso'],
  ['texte', 'Привет', 'П р и в е', ''],
  ['nom', 'Roux 😀', '😀', 'Roux'],
])('%s : « %s » is refused for « %s », which one press removes', (champ, text, shown, cleaned) => {
  const format = formats[champ];
  const problem = format.check(format.normalise?.(text) ?? text);
  expect(problem?.params?.caracteres).toBe(shown);
  expect(format.cleaned?.(text).trim()).toBe(cleaned);
});
