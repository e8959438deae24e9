// A person finds a dossier by typing its number, whole or in part (§7, C072; decisions, Paths › id_fo).

/** `annee` is the year when it was typed; `rang` is the rank in that year. */
type NumeroCherche = { annee: string | null; rang: string };

const forms: readonly RegExp[] = [
  // Matches a number with its year and its rank: « 26-000018 », « 26-18 », « 26 000018 ».
  /^(?<annee>\d{2})\s*[-\u2010-\u2015]\s*(?<rang>\d{1,9})$/u,
  /^(?<annee>\d{2})\s+(?<rang>\d{6})$/u,
  /^(?<annee>\d{2})(?<rang>\d{6})$/u,
  // Matches a rank alone, in any year: « 18 », « 000018 ».
  /^(?<rang>\d{1,6})$/u,
];

/**
 * Reads a number that was typed, or returns null when the text is not one of ours: a SIREN has nine digits, a name has
 * letters.
 */
export function numeroCherche(text: string): NumeroCherche | null {
  const typed = text.trim();
  for (const form of forms) {
    const { annee, rang } = form.exec(typed)?.groups ?? {};
    if (rang !== undefined) return { annee: annee ?? null, rang: rang.padStart(6, '0') };
  }
  return null;
}

const deuxChiffres = Array.from({ length: 100 }, (_, annee) => String(annee).padStart(2, '0'));

/** Returns every full number that the typed text may stand for. */
export const numerosPossibles = ({ annee, rang }: NumeroCherche): string[] =>
  (annee === null ? deuxChiffres : [annee]).map((one) => `${one}-${rang}`);
