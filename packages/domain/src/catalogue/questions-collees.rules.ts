// A list of questions is pasted, one a line, and each becomes a question whose kind is guessed from its words.
import { plainWords } from '../referentiel/mots.rules.ts';
import type { ChampPersonnaliseSaisi } from './champ-personnalise.fields.ts';
import { codeDuLibelle } from './code-libelle.rules.ts';
import { type Genre, genresDeReponse } from './genres.rows.ts';

/** The most questions taken from one text. */
export const collageMax = 60;

const indices: readonly { genre: string; mots: readonly string[] }[] = [
  { genre: 'montant', mots: ['montant', 'cout', 'prix', 'somme', 'euros'] },
  { genre: 'nombre', mots: ['combien', 'nombre', 'effectif'] },
  { genre: 'date', mots: ['date', 'quand', 'quel jour'] },
  { genre: 'oui-non', mots: ['avez vous', 'etes vous', 'est ce que', 'disposez vous', 'y a t il'] },
  { genre: 'texte-long', mots: ['decrivez', 'expliquez', 'pourquoi', 'comment', 'precisez', 'presentez'] },
];

type Collee = ChampPersonnaliseSaisi & { code: string; label: string };

/** Returns the questions in their order, each with a code nobody uses; marks and numbers of a list are dropped. */
export function questionsCollees(texte: string, taken: readonly string[]): Collee[] {
  const codes = [...taken];
  return texte
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s\-–•*]+/u, '')
        .replace(/^\d{1,3}[.)]\s/u, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, collageMax)
    .map((line) => {
      const label = line.slice(0, 200);
      const code = codeDuLibelle(label, codes) || `question_${codes.length + 1}`;
      codes.push(code);
      return { label, code, requiredAt: 'transmission', ...genreDevine(label) };
    });
}

function genreDevine(label: string): Genre['pose'] {
  const words = ` ${plainWords(label).replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const found = indices.find(({ mots }) => mots.some((mot) => words.includes(` ${mot} `)));
  return genresDeReponse.find(({ id }) => id === (found?.genre ?? 'texte-court'))?.pose ?? { kind: 'text' };
}
