// A question is pointed out when it asks exactly what a register or the association's file already holds. A question
// that asks more (« Nombre d’adhérents habitant la commune ») has an answer that nobody knows yet.
import { plainWords } from '../referentiel/mots.rules.ts';

const rna = 'Déjà connu par le RNA.';
const sirene = 'Déjà connu par Sirene.';
const fiche = 'Déjà dans la fiche de l’association.';

type Connu = { ou: string; choses: readonly string[] };

/** The things that bear the same name whoever asks. */
const seules: readonly Connu[] = [
  {
    ou: rna,
    choses: [
      'rna',
      'waldec',
      'date création',
      'date déclaration',
      'date déclaration préfecture',
      'date publication journal officiel',
      'objet statutaire',
    ],
  },
  {
    ou: sirene,
    choses: [
      'siren',
      'siret',
      'code ape',
      'code naf',
      'ape',
      'naf',
      'activité principale',
      'forme juridique',
    ],
  },
  { ou: fiche, choses: ['iban', 'bic', 'iban et bic', 'nombre adhérents'] },
];

/** The things that a project, a place or a partner may have too: they are known only of the association. */
const deLAssociation: readonly Connu[] = [
  { ou: rna, choses: ['objet', 'nom', 'titre', 'sigle', 'adresse'] },
  {
    ou: fiche,
    choses: [
      ...['téléphone', 'courriel', 'adresse électronique', 'site web', 'site internet', 'domaine'],
      ...['budget', 'rib', 'président', 'présidente', 'nom président', 'trésorier', 'trésorière'],
    ],
  },
];

/** What a question says around the thing that it asks. */
const autour = new Set(
  (
    'quel quelle quels quelles est sont a le la les l de du des d au aux un une et ou votre vos notre merci svp ' +
    'indiquer indiquez donner donnez preciser precisez saisir saisissez numero n no total'
  ).split(' '),
);
const soi = new Set(['association', 'siege', 'structure']);

/**
 * Looks at the words of a question and returns where its answer is known, or null when only the applicant can answer.
 */
export function dejaConnu({ label, code }: { label?: string | null; code?: string | null }): string | null {
  const said = label?.trim() || (code ?? '');
  const isDeLAssociation = plainWords(said)
    .split(' ')
    .some((word) => soi.has(word));
  return find(seules, said) ?? (isDeLAssociation ? find(deLAssociation, said) : null);
}

const find = (connus: readonly Connu[], said: string): string | null =>
  connus.find(({ choses }) => choses.some((chose) => keyOf(chose) === keyOf(said)))?.ou ?? null;

/** Gives the words that name the thing asked, whatever their order, their number and what is said around them. */
const keyOf = (text: string): string =>
  plainWords(text)
    .split(' ')
    .filter((word) => !autour.has(word) && !soi.has(word))
    .map((word) => word.replace(/s$/, ''))
    .toSorted()
    .join(' ');
