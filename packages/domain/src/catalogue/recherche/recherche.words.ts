// Above what was found, a search says how it was understood, and what was left out when nothing answers all of it.
import { formatEuros } from '../../identifiants/nombres-affiches.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';
import type { IndexAides } from './classement.rules.ts';
import type { NomEtape } from './etapes-recherche.rules.ts';
import type { RechercheLue } from './mots-cherches.rules.ts';
import { findRacine, toSingulier } from './racine.rules.ts';

const mostAussi = 6;

/** Says what was read otherwise than it was typed, and what was searched beside it. */
export function sayRecherche(
  { mots, lieux, montant }: RechercheLue,
  { vocabulaire }: Pick<IndexAides, 'vocabulaire'>,
): string[] {
  const lus = mots.filter(({ mot, tape }) => findRacine(plainWords(mot)) !== findRacine(plainWords(tape)));
  const typed = new Set(mots.map(({ mot }) => toSingulier(plainWords(mot))));
  const isWritten = (plain: string) => vocabulaire.has(plain) || vocabulaire.has(`${plain}s`);
  const found = mots
    .filter(({ isFaible }) => !isFaible)
    .flatMap(({ aussi }) => aussi)
    .map(({ mot }) => mot)
    .filter((mot) => !typed.has(toSingulier(plainWords(mot))) && isWritten(plainWords(mot)));
  const aussi = [...new Set(found)].slice(0, mostAussi);
  return [
    ...lus.map(({ mot, tape }) => `Nous avons lu « ${mot} » pour « ${tape} ».`),
    ...(lieux.length > 0
      ? [
          `Lieu : ${lieux.map(({ nom }) => nom).join(', ')}. Les aides de ce lieu viennent d’abord, puis celles de toute la France.`,
        ]
      : []),
    ...(montant === null
      ? []
      : [
          `Montant : ${formatEuros(montant)}. Les aides qui ont déjà donné autant viennent d’abord ; pour les autres, demandez au service.`,
        ]),
    ...(aussi.length > 0 ? [`Nous avons aussi cherché : ${aussi.join(', ')}.`] : []),
  ];
}

/** Says what is shown in place of an answer to the whole search; null when all is answered. */
export const sayEtape = (nom: NomEtape): string | null => etapes[nom];

const etapes: Record<NomEtape, string | null> = {
  entiere: null,
  partie: 'Aucune aide ne répond à toute votre recherche. Voici les plus proches.',
  'sans-filtres':
    'Aucune aide ne répond à vos mots avec ces filtres. Voici celles qui y répondent sans les filtres.',
  'sans-mots': 'Aucune aide ne répond à vos mots. Voici celles qui ont ces filtres.',
  toutes: 'Aucune aide ne répond à votre recherche. Voici toutes les aides, les ouvertes d’abord.',
};
