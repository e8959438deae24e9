// A list of questions is pasted, one a line, and each becomes a question whose kind is guessed from its words.
import { withoutEnd } from '../kernel/without-end.ts';
import { plainWords } from '../referentiel/mots.rules.ts';
import type { ChampPersonnaliseSaisi } from './champ-personnalise.fields.ts';
import { makeCode } from './code-libelle.rules.ts';
import { type Genre, reponseGenres } from './genres.rows.ts';

/** The most questions taken from one text. */
export const collageMax = 60;

const indices: readonly { genre: string; mots: readonly string[] }[] = [
  { genre: 'montant', mots: ['montant', 'cout', 'prix', 'somme', 'euros'] },
  { genre: 'nombre', mots: ['combien', 'nombre', 'effectif'] },
  { genre: 'date', mots: ['date', 'quand', 'quel jour'] },
  { genre: 'oui-non', mots: ['avez vous', 'etes vous', 'est ce que', 'disposez vous', 'y a t il'] },
  { genre: 'texte-long', mots: ['decrivez', 'expliquez', 'pourquoi', 'comment', 'precisez', 'presentez'] },
];

type Collee = ChampPersonnaliseSaisi & {
  code: string;
  label: string;
  /** The choices that the line lists, for a question that is answered by one of them. */
  choix?: readonly string[];
};

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
      const liste = choixOf(line);
      const label = (liste?.label ?? line).slice(0, 200);
      const code = makeCode(label, codes) || `question_${codes.length + 1}`;
      codes.push(code);
      const asked = { label, code, requiredAt: 'transmission' } as const;
      return liste
        ? { ...asked, ...poseOf('choix'), choix: liste.choix }
        : { ...asked, ...genreDevine(label) };
    });
}

/** Reads « Discipline : théâtre, danse, musique », whose answer is one of what is listed. */
function choixOf(line: string): { label: string; choix: string[] } | null {
  const [, label = '', listed = ''] = /^([^:?]{2,80}?)\s*:\s+([^?]+)$/u.exec(line) ?? [];
  const choix = withoutEnd(listed, '.…')
    .split(/[,;/]|\sou\s/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return choix.length > 1 && choix.every((one) => one.length <= 60) ? { label, choix } : null;
}

const interrogatifs =
  / (?:combien|comment|lequel|laquelle|lesquel(?:le)?s|ou|pourquoi|quand|quels?|quelles?|qui|quoi) /;
/** A verb and its pronoun the other way round, as in « utilise-t-elle », « louez-vous ». */
const inversion = /\p{L}-(?:t-)?(?:elles?|ils?|on|vous)\b/u;

function genreDevine(label: string): Genre['pose'] {
  const words = ` ${plainWords(label).replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const found = indices.find(({ mots }) => mots.some((mot) => words.includes(` ${mot} `)));
  if (found) return poseOf(found.genre);
  return poseOf(inversion.test(label) && !interrogatifs.test(words) ? 'oui-non' : 'texte-court');
}

const poseOf = (genre: string): Genre['pose'] =>
  reponseGenres.find(({ id }) => id === genre)?.pose ?? { kind: 'text' };
