// Amounts copied from a spreadsheet fill those of a lot: by the number of each dossier when there is one, and else from
// the field they are pasted in downwards.
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { idFo } from '@asso/domain/identifiants/numeros-internes';
import { parseMontant } from '@asso/domain/referentiel/montant.rules';

export type LotLigneShown = Pick<
  LigneLotView,
  'rang' | 'id_fo' | 'association' | 'etat' | 'cause' | 'montants'
>;
export type MontantColle = { id_projet: string; annee: number; montant_accorde: number | null };
/** The amounts of one line, before and after the paste. */
export type LigneCollee = Pick<LotLigneShown, 'rang' | 'id_fo' | 'association'> & {
  avant: readonly MontantColle[];
  apres: readonly MontantColle[];
};
export type Colles = {
  lignes: readonly LigneCollee[];
  /** What was left aside, and why. */
  laisses: readonly { texte: string; raison: string }[];
  /** What was read otherwise than it is written, such as « 2.000,50 : 2 001 € ». */
  arrondis: readonly string[];
};

/** Tells whether amounts can be typed: the line has some, and is ready or was left out because of an amount. */
export const canAmount = ({
  etat,
  cause,
  montants,
}: Pick<LotLigneShown, 'etat' | 'cause' | 'montants'>): boolean =>
  montants.length > 0 &&
  (etat === 'prete' || (etat === 'exclue' && (cause?.code.includes('montant') ?? false)));

/** Splits a text copied from a spreadsheet into its rows of cells. */
export function splitCells(text: string): string[][] {
  const rows = text.split(/\r?\n/);
  while (rows.length > 1 && rows.at(-1)?.trim() === '') rows.pop();
  return rows.map((line) => line.split(/[\t;]/).map((cell) => cell.trim()));
}

/** Returns the number as the portal writes it, whatever its dash. */
const numeroOf = (cell: string): string => idFo.normalise?.(cell) ?? cell;

const isNumero = (cell: string): boolean => idFo.check(numeroOf(cell)) === null;

/** Tells whether the rows name their dossiers. */
export const areNumbered = (rows: readonly string[][]): boolean => rows.some((cells) => cells.some(isNumero));

type Lu = { euros: number; arrondi: string | null };

function montantLu(text: string): Lu | null {
  const read = parseMontant(text);
  if (!read.ok) return null;
  const { euros, isArrondi } = read.value;
  return { euros, arrondi: isArrondi ? `« ${text} » : ${formatEuros(euros)}` : null };
}

/** Gives each amount to the dossier whose number stands before it in its row, and to no other. */
export function pasteByNumero(lines: readonly LotLigneShown[], rows: readonly string[][]): Colles {
  const given = new Map<string, LigneCollee>();
  const laisses: { texte: string; raison: string }[] = [];
  const arrondis: string[] = [];
  for (const cells of rows) {
    const at = cells.findIndex(isNumero);
    const numero = at < 0 ? undefined : numeroOf(cells[at] ?? '');
    const texts = cells.slice(at + 1).filter((cell) => cell !== '');
    if (numero === undefined) {
      const isAmount = cells.some((cell) => montantLu(cell) !== null);
      if (isAmount)
        laisses.push({ texte: cells.filter(Boolean).join(' '), raison: 'sans numéro de dossier' });
      continue;
    }
    if (texts.length === 0) continue;
    const line = lines.find(({ id_fo }) => id_fo === numero);
    const raison = refusOf(line, given.has(numero));
    const lus = line && !raison ? lusDe(texts, line.montants.length) : [];
    if (!line || raison || typeof lus === 'string') {
      laisses.push({ texte: [numero, ...texts].join(' '), raison: raison ?? String(lus) });
      continue;
    }
    arrondis.push(...lus.flatMap(({ arrondi }) => arrondi ?? []));
    given.set(
      numero,
      colleeOf(line, (index) => lus[index]?.euros),
    );
  }
  return { lignes: [...given.values()], laisses, arrondis };
}

/** Returns why a dossier takes no pasted amount, or null. */
function refusOf(line: LotLigneShown | undefined, isGiven: boolean): string | null {
  if (!line) return 'pas dans ce lot';
  if (isGiven) return 'donné deux fois';
  if (line.etat === 'retiree') return 'retiré du lot';
  return canAmount(line) ? null : (line.cause?.message ?? 'aucun montant à fixer');
}

/** Reads the last amounts of a row, one for each project and year, or says what is wrong with them. */
function lusDe(texts: readonly string[], nombre: number): Lu[] | string {
  const last = texts.slice(-nombre).map(montantLu);
  const lus = last.filter((one) => one !== null);
  if (lus.length < last.length) return 'montant illisible';
  const isEnough = nombre === 1 || texts.filter((text) => montantLu(text) !== null).length === nombre;
  return isEnough && lus.length === nombre ? lus : `${nombre} montants attendus, un par projet et par année`;
}

const colleeOf = (
  { rang, id_fo, association, montants }: LotLigneShown,
  eurosAt: (index: number) => number | undefined,
): LigneCollee => {
  const changed = montants.flatMap(({ id_projet, annee, montant_accorde }, index) => {
    const euros = eurosAt(index);
    return euros === undefined ? [] : [{ id_projet, annee, avant: montant_accorde, apres: euros }];
  });
  return {
    rang,
    id_fo,
    association,
    avant: changed.map(({ id_projet, annee, avant }) => ({ id_projet, annee, montant_accorde: avant })),
    apres: changed.map(({ id_projet, annee, apres }) => ({ id_projet, annee, montant_accorde: apres })),
  };
};

export type Champ = { rang: number; id_projet: string; annee: number };

/** Gives the texts to the amounts of this year, in order from the field `from`; an empty cell changes nothing. */
export function pasteByPlace(items: readonly LotLigneShown[], from: Champ, texts: readonly string[]): Colles {
  const champs = items
    .filter(canAmount)
    .flatMap((line) => line.montants.map((montant, index) => ({ line, montant, index })))
    .filter(({ montant }) => montant.annee === from.annee);
  const first = champs.findIndex(
    ({ line, montant }) => line.rang === from.rang && montant.id_projet === from.id_projet,
  );
  const read = new Map<LotLigneShown, Map<number, number>>();
  const laisses: { texte: string; raison: string }[] = [];
  const arrondis: string[] = [];
  for (const [index, texte] of texts.entries()) {
    if (texte === '') continue;
    const champ = champs[first + index];
    const lu = montantLu(texte);
    if (!champ || !lu) {
      laisses.push({ texte, raison: lu ? 'après le dernier dossier' : 'montant illisible' });
      continue;
    }
    if (lu.arrondi) arrondis.push(lu.arrondi);
    read.set(champ.line, (read.get(champ.line) ?? new Map()).set(champ.index, lu.euros));
  }
  const lignes = [...read].map(([line, euros]) => colleeOf(line, (index) => euros.get(index)));
  return { lignes, laisses, arrondis };
}

/** Returns « 3 montants collés, 1 ligne laissée de côté. » */
export function sayPasted({ lignes, laisses }: Colles): string {
  const nombre = lignes.reduce((sum, { apres }) => sum + apres.length, 0);
  const said = count(nombre, 'montant collé', 'montants collés');
  return laisses.length === 0
    ? `${said}.`
    : `${said}, ${count(laisses.length, 'ligne laissée de côté', 'lignes laissées de côté')}.`;
}
