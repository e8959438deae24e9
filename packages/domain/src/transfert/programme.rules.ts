// A programme of Osiris has a code, a name and the dispositifs that make it up.
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';

/** A part without a sous-dispositif is the whole dispositif. */
export type PartProgramme = { id_type_dispositif: string; id_sous_type_dispositif: string | null };

export const codeProgrammeMax = 20;
export const libelleProgrammeMax = 120;

const codeProgramme = /^[A-Z0-9][A-Z0-9-]{0,19}$/;

/** Turns « bop-163 » into its stored form « BOP-163 ». */
export const normaliseCodeProgramme = (text: string): string => text.trim().toUpperCase();

type Ecrit = { code: string; libelle: string; dispositifs: readonly PartProgramme[] };

export function programmeProblems({ code, libelle, dispositifs }: Ecrit): Problem[] {
  return [
    ...(codeProgramme.test(code) ? [] : [{ code: 'transfert.code-programme', field: 'code' }]),
    ...(isBlank(libelle) ? [{ code: 'transfert.libelle-programme', field: 'libelle' }] : []),
    ...(dispositifs.length === 0
      ? [{ code: 'transfert.programme-sans-dispositif', field: 'dispositifs' }]
      : []),
  ];
}

/**
 * Returns the parts to write: a whole dispositif includes all its sous-dispositifs, so these are left out, and no part
 * is listed twice.
 */
export function wholeParts(parts: readonly PartProgramme[]): PartProgramme[] {
  const whole = new Set(
    parts.filter((one) => one.id_sous_type_dispositif === null).map((one) => one.id_type_dispositif),
  );
  return parts.filter(
    (one, rank) =>
      (one.id_sous_type_dispositif === null || !whole.has(one.id_type_dispositif)) &&
      rank === parts.findIndex((other) => isSame(one, other)),
  );
}

const isSame = (one: PartProgramme, other: PartProgramme): boolean =>
  one.id_type_dispositif === other.id_type_dispositif &&
  one.id_sous_type_dispositif === other.id_sous_type_dispositif;
