// What a bank paper says is understood from its words: the account, its bank and its holder, compared with the
// association (§3 ribs). Nothing is taken without the person's confirmation.
import { formats } from '../../identifiants/formats.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';
import { isOtherProperName, isTitulaireOf, isTitulaireUnlike } from '../collection/rib.rules.ts';
import { type DouteIban, parseIban } from './iban-lu.rules.ts';
import { type NaturePapier, naturePapier } from './nature-papier.rules.ts';
import {
  besideLabel,
  type Cellule,
  groupCellules,
  type Page,
  type PapierLigne,
  type Trouve,
  unionPlace,
} from './papier.rules.ts';

export type RibRead = {
  iban: Trouve | null;
  /** Empty when nothing makes the IBAN doubtful. */
  doutes: DouteIban[];
  bic: Trouve | null;
  banque: Trouve | null;
  domiciliation: Trouve | null;
  titulaire: Trouve | null;
  /**
   * Tells whether the holder is the association: the same name, one that resembles it, one that has another word where
   * the association's has its own, or another name.
   */
  accord: AccordTitulaire | null;
  nature: NaturePapier;
};

export const accordsTitulaire = ['meme', 'proche', 'differe', 'autre'] as const;
export type AccordTitulaire = (typeof accordsTitulaire)[number];

function accordTitulaire(titulaire: string, nom: string): AccordTitulaire {
  if (isTitulaireOf(titulaire, nom)) return 'meme';
  if (isTitulaireUnlike(titulaire, nom)) return 'autre';
  return isOtherProperName(titulaire, nom) ? 'differe' : 'proche';
}

/** Longer words of a paper are not read: even an IBAN written in one piece is much shorter. */
const longestWord = 100;

const withoutLongWords = ({ lignes }: Page): Page => ({
  lignes: lignes.map((ligne) => ligne.filter(({ texte }) => texte.length <= longestWord)),
});

/**
 * Reads what a bank paper says; `nom` is the association's name, which helps to find the holder when no label says
 * where it stands.
 */
export function parseRib(read: readonly Page[], nom: string): RibRead {
  const pages = read.map(withoutLongWords);
  const { doutes = [], ...iban } = parseIban(pages) ?? {};
  // Everything else stands on the page of the account, which is nearly always the first.
  const [first = { lignes: [] }] = pages;
  const cellules = groupCellules(first);
  const titulaire = trouve(titulaireOf(cellules, nom), 120);
  return {
    iban: 'valeur' in iban ? iban : null,
    doutes,
    bic: bicOf(first),
    banque: trouve(bankBeside(cellules) ?? bankName(cellules, titulaire), 100),
    domiciliation: trouve(besideLabel(cellules, labels.domiciliation), 100),
    titulaire,
    accord: titulaire && accordTitulaire(titulaire.valeur, nom),
    nature: naturePapier(pages),
  };
}

const labels = {
  titulaire: /^(nom (et adresse )?du )?titulaire|^intitule du compte|^account (owner|holder)/,
  banque: /^etablissement( bancaire)?$|^etablissement bancaire|^nom de la banque/,
  domiciliation: /^domiciliation/,
};

const trouve = (cellule: Cellule | null | undefined, max: number): Trouve | null => {
  const valeur = cellule?.texte.replace(/\s+/g, ' ').trim().slice(0, max) ?? '';
  const isText = /\p{L}{2}/u.test(valeur) && formats.texte.check(valeur) === null;
  return cellule && isText ? { valeur, place: cellule.place } : null;
};

/**
 * Finds the holder: beside its label, else after « M / Mme : », else the cell that resembles the association's name,
 * else a person named by their civility.
 */
const titulaireOf = (cellules: readonly Cellule[][], nom: string): Cellule | null =>
  besideLabel(cellules, labels.titulaire) ??
  afterCivilite(cellules) ??
  likeName(cellules, nom) ??
  cellules
    .flat()
    .find(({ texte }) => /^(M|MME|MLLE|M\.|MR|MONSIEUR|MADAME)( (OU|ET) (M|MME))? \p{Lu}{2}/u.test(texte)) ??
  null;

function afterCivilite(cellules: readonly Cellule[][]): Cellule | null {
  for (const [at, cellule] of cellules.flat().entries()) {
    const colon = cellule.texte.indexOf(':');
    const label = plainWords(colon < 0 ? cellule.texte : cellule.texte.slice(0, colon));
    if (!/^(m|mr|mme|mlle|monsieur|madame|ou|et)( (m|mr|mme|mlle|monsieur|madame|ou|et))+$/.test(label))
      continue;
    const texte = colon < 0 ? '' : cellule.texte.slice(colon + 1).trim();
    const found = texte ? { ...cellule, texte } : cellules.flat()[at + 1];
    if (found) return found;
  }
  return null;
}

/** A column whose head is « Banque » has no name under it: a head beside another is not a value. */
function bankBeside(cellules: readonly Cellule[][]): Cellule | null {
  const found = besideLabel(cellules, labels.banque);
  return found && /^(code )?(banque|agence|guichet|compte|cle)$/.test(plainWords(found.texte)) ? null : found;
}

/** Who receives a paper is not the holder of its account: an invoice names its client. */
const destinataire = /^(client|destinataire|adresse|factur|livr|a l attention|votre)/;

/** Finds the cell that has the most words of the name, if it has half of them. */
function likeName(cellules: readonly Cellule[][], nom: string): Cellule | null {
  const words = plainWords(nom)
    .split(' ')
    .filter((word) => word.length > 2);
  let best: Cellule | null = null;
  let most = Math.max(1, words.length / 2) - 0.01;
  for (const cellule of cellules.flat()) {
    if (destinataire.test(plainWords(cellule.texte))) continue;
    const said = plainWords(cellule.texte).split(' ');
    const shared = words.filter((word) => said.includes(word)).length;
    if (shared > most) [best, most] = [cellule, shared];
  }
  return best;
}

const bankWords =
  /\b(banque|credit|caisse d epargne|caisse postale|caisse regionale|cooperative|mutuel|bnp|societe generale|lcl|cic|hsbc|boursorama|la poste|bred|ccf)\b/;
const otherWords = /\b(releve|identite|identification|guichet|code|compte|iban|bic|agence)\b/;

/** Finds the name of the bank, which stands at the top of its paper. */
const bankName = (cellules: readonly Cellule[][], titulaire: Trouve | null): Cellule | undefined =>
  cellules
    .flat()
    .find(
      ({ texte, place }) =>
        place.y < 0.5 &&
        texte.length < 60 &&
        texte !== titulaire?.valeur &&
        bankWords.test(plainWords(texte)) &&
        !otherWords.test(plainWords(texte)),
    );

/** Finds the BIC: one beside its label comes first; without a label, only one of mainland France is believed. */
function bicOf({ lignes }: Page): Trouve | null {
  const isLabelled = (ligne: PapierLigne | undefined) =>
    ligne?.some(({ texte }) => /\b(bic|swift)\b/i.test(texte)) === true;
  const found = lignes.flatMap((ligne, at) => {
    const near = isLabelled(ligne) || isLabelled(lignes[at - 1]);
    return bicsOf(ligne, near).map((one) => ({ ...one, near }));
  });
  const best = found.find(({ near }) => near) ?? found.find(({ valeur }) => valeur.slice(4, 6) === 'FR');
  return best ? { valeur: best.valeur, place: best.place } : null;
}

/** Finds the BICs of a line; beside their label, the four groups of one may be written apart. */
function bicsOf(ligne: PapierLigne, isNear: boolean): Trouve[] {
  const mots = ligne.flatMap(({ texte, place }) =>
    texte.split(/\s+/).map((one) => ({ texte: one.replace(/[^A-Za-z0-9]/g, ''), place })),
  );
  return mots.flatMap((first, at) =>
    (isNear && first.texte.length === 4 ? [4, 3] : [1]).flatMap((many) => {
      const part = mots.slice(at, at + many);
      const text = part.map(({ texte }) => texte).join('');
      if (![8, 11].includes(text.length) || text !== text.toUpperCase()) return [];
      const valeur = text.slice(0, 6).replace(/[0158]/g, (one) => letters[one] ?? one) + text.slice(6);
      return formats.bic.check(valeur) === null
        ? [{ valeur, place: unionPlace(part.map(({ place }) => place)) }]
        : [];
    }),
  );
}

/** The bank and the country are letters: a figure there was misread. */
const letters: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' };
