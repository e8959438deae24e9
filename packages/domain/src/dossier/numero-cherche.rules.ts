// What is typed to find a dossier by its number, whole or in part (§7, C072; decisions, Paths › id_fo).

/** The year where it was typed, and the rank in it. */
type NumeroCherche = { annee: string | null; rang: string };

const forms: readonly RegExp[] = [
  // « 26-000018 », « 26-18 », « 26 000018 ».
  /^(?<annee>\d{2})\s*[-\u2010-\u2015]\s*(?<rang>\d{1,9})$/u,
  /^(?<annee>\d{2})\s+(?<rang>\d{6})$/u,
  /^(?<annee>\d{2})(?<rang>\d{6})$/u,
  // « 18 », « 000018 », of any year.
  /^(?<rang>\d{1,6})$/u,
];

/** Null where it is no number of ours: a SIREN has nine digits, a name has letters. */
export function numeroCherche(text: string): NumeroCherche | null {
  const typed = text.trim();
  for (const form of forms) {
    const { annee, rang } = form.exec(typed)?.groups ?? {};
    if (rang !== undefined) return { annee: annee ?? null, rang: rang.padStart(6, '0') };
  }
  return null;
}

const deuxChiffres = Array.from({ length: 100 }, (_, annee) => String(annee).padStart(2, '0'));

/** The numbers that this may be. */
export const numerosPossibles = ({ annee, rang }: NumeroCherche): string[] =>
  (annee === null ? deuxChiffres : [annee]).map((one) => `${one}-${rang}`);
