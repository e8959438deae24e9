// A table made in a spreadsheet becomes amounts of the plan, and each line that is left out has its reason (§9;
// screens, Budget).
import { guessFinanceurCompte } from './budget/financeurs-nommes.rows.ts';
import { parseMontant } from './montant.rules.ts';
import { plainWords } from './mots.rules.ts';
import { type Compte, listSousComptes, planComptable } from './plan-comptable.rows.ts';
import { readCellules } from './tableau-colle.rules.ts';

export type BudgetLigneLue = { code: string; label: string; euros: number };
export type LigneIgnoree = {
  /** The text of the line, such as « Buvette : 300 ». */
  texte: string;
  raison: 'compte-inconnu' | 'montant-illisible' | 'a-repartir' | 'verrouille';
};
/** A subvention of another funder: its kind (« 74-4 »), its name as the table has it, and whole euros above 0. */
export type CofinanceurRead = { compte: string; nom: string; euros: number };
export type TableauRead = {
  lignes: BudgetLigneLue[];
  cofinanceurs: CofinanceurRead[];
  ignorees: LigneIgnoree[];
};

/**
 * Reads one or two sides, in any columns: the number or name of an account is followed, on its row, by its amount
 * in whole euros. Totals, subtotals and what is left out for an empty amount are skipped; the lines of account 74 are
 * other funders, for people to confirm; an account on two rows is summed.
 */
export function parseTableauBudget(texte: string): TableauRead {
  const read = readCellules(texte).flatMap(entriesOf);
  const given = new Set(read.map(({ compte }) => compte?.parent));
  const lignes = new Map<string, BudgetLigneLue>();
  const cofinanceurs: CofinanceurRead[] = [];
  const ignorees: LigneIgnoree[] = [];
  for (const entry of read) {
    const { compte, nom, montant } = entry;
    const euros = eurosOf(montant);
    const raison = refusalOf(entry, euros);
    const isSubtotal = listSousComptes(compte?.code ?? '').length > 0 && given.has(compte?.code);
    if (raison !== null && (isSubtotal || euros === 0 || isDash(montant))) continue;
    if (raison === 'verrouille' && compte?.parent === '74' && euros !== null) {
      cofinanceurs.push({ compte: compte.code, nom: bareName(nom), euros });
    } else if (raison !== null) ignorees.push({ texte: `${nom} : ${montant}`, raison });
    if (raison === null && compte && euros !== null) {
      const before = lignes.get(compte.code)?.euros ?? 0;
      lignes.set(compte.code, { code: compte.code, label: compte.label, euros: before + euros });
    }
  }
  return { lignes: [...lignes.values()], cofinanceurs, ignorees };
}

const isDash = (montant: string): boolean => /^[-–—]$/.test(montant);

/** Removes the number before a name and the colon after it; what no field would hold is cut. */
const bareName = (nom: string): string =>
  nom
    .replace(/^74(-\d)?[\s.:–—-]*/, '')
    .slice(0, 120)
    .replace(/(?<![\s:])[\s:]+$/, '');

type Entry = { compte: Compte | undefined; nom: string; montant: string };

/** Returns the names of a row, each with the amount that follows it; of two names in a row, the first is left out. */
function entriesOf(cells: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let waiting = null as Omit<Entry, 'montant'> | null;
  for (const cell of cells.filter(Boolean)) {
    const isName = eurosOf(cell) === null && /\p{L}/u.test(cell) && !isAlmostAmount(cell);
    if (isName) {
      const compte = findCompte(cell, waiting?.compte);
      waiting = { compte: compte ?? waiting?.compte, nom: waiting?.compte && !compte ? waiting.nom : cell };
      if (isTotal(cell)) waiting = null;
    } else if (waiting === null) {
      const compte = findCompte(cell);
      waiting = compte ? { compte, nom: cell } : null;
    } else {
      entries.push({ ...waiting, montant: cell });
      waiting = null;
    }
  }
  return entries;
}

function refusalOf({ compte }: Entry, euros: number | null): LigneIgnoree['raison'] | null {
  if (!compte) return 'compte-inconnu';
  if (compte.code === '74' || compte.parent === '74') return 'verrouille';
  if (listSousComptes(compte.code).length > 0) return 'a-repartir';
  return euros === null ? 'montant-illisible' : null;
}

/** Finds the most precise account named by « 60 », « 60-1 », « 60 - Achats », « Locations » or « 61 Locations ». */
function findCompte(cell: string, under?: Compte): Compte | undefined {
  const [, code, rest = ''] = /^(IND|RPA|\d{2,3}(?:-\d)?)(?![\d-])[\s.:–—-]*(.*)$/u.exec(cell) ?? [];
  const parent = typed.find((one) => one.code === code) ?? under;
  const name = words(code && parent !== under ? rest : cell);
  const named = name === '' ? [] : (parNom.get(name) ?? []);
  const inside =
    named.find((one) => parent && one.parent === parent.code) ??
    (parent?.code === '74' ? financeurOf(code ? rest : cell) : undefined);
  if (inside || parent) return inside ?? (code ? parent : under && named.includes(under) ? under : named[0]);
  return named.find(({ code: one }) => listSousComptes(one).length === 0) ?? named[0] ?? financeurOf(cell);
}

const financeurOf = (cell: string): Compte | undefined => {
  const code = guessFinanceurCompte(cell);
  return code === null ? undefined : listSousComptes('74').find((one) => one.code === code);
};

const typed = planComptable.filter((one) => !one.isCalcule);

/** Removes accents and plurals; a text longer than any name is cut first. */
const words = (text: string): string => plainWords(text.slice(0, nomMax)).replace(/(\p{L}{2})s\b/gu, '$1');
const nomMax = 300;

const parNom = Map.groupBy(typed, ({ label }) => words(label));

const isTotal = (cell: string): boolean =>
  /^(sous total|total|excedent|insuffisance|resultat|charge|produit|montant|compte)/.test(words(cell)) &&
  findCompte(cell) === undefined;

/** Tells whether a cell is meant as an amount but cannot be read, such as « 5OO » and « 1,250 ». */
const isAlmostAmount = (cell: string): boolean => /^[\dOo][\dOo\s.,]*(€|euros?)?$/.test(cell);

function eurosOf(cell: string): number | null {
  const read = parseMontant(cell);
  return read.ok ? read.value.euros : null;
}
