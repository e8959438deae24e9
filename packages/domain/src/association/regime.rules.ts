// The regime of an association follows from its legal form and its place (§5 Regime options, §9 Postcodes, Legal
// forms).
import { type TypeStructure, typeStructure } from '../referentiel/structure.rules.ts';
import { departementOfCodePostal, isAlsaceMoselle } from '../referentiel/territoires.rules.ts';

export type Regime = 'loi1901' | 'alsaceMoselle' | 'autre' | 'collectivite';

export const formesByRegime = {
  loi1901: '9220',
  alsaceMoselle: '9260',
  autre: '9230',
} as const satisfies Partial<Record<Regime, string>>;

/** Returns the kind of structure. One that only the RNA knows has no legal form written: it is an association. */
export const findTypeStructure = (idFormeJuridique: string | null | undefined): TypeStructure =>
  typeStructure(idFormeJuridique ?? formesByRegime.loi1901);

/** Returns the regimes that a structure of this kind may have. */
export const listRegimes = (structure: TypeStructure): readonly Regime[] =>
  structure === 'association' ? ['loi1901', 'alsaceMoselle'] : ['autre', 'collectivite'];

/** Tells whether the regime cannot be chosen: the legal form of a local authority or a foundation decides it. */
export const isRegimeLocked = (structure: TypeStructure): boolean => structure !== 'association';

/** Returns the regime the registers give: the legal form decides first, then the postcode of the seat. */
export function findRegime(known: { idFormeJuridique?: string | null; codePostal?: string | null }): Regime {
  const structure = findTypeStructure(known.idFormeJuridique);
  if (structure !== 'association') return structure;
  if (known.idFormeJuridique === formesByRegime.alsaceMoselle) return 'alsaceMoselle';
  return isAlsaceMoselle(known.codePostal ?? '') ? 'alsaceMoselle' : 'loi1901';
}

/**
 * Returns the code of the department, or null when neither code gives one. INSEE's code of the town comes first,
 * because the postcode of a few towns is that of a neighbouring department.
 */
export function findCodeDepartement(known: {
  codeInsee?: string | null;
  codePostal?: string | null;
}): string | null {
  const insee = known.codeInsee?.trim().toUpperCase() ?? '';
  if (/^2[AB]\d{3}$/.test(insee)) return insee.slice(0, 2);
  if (/^\d{5}$/.test(insee) && insee !== '00000') {
    return /^9[78]/.test(insee) ? insee.slice(0, 3) : insee.slice(0, 2);
  }
  return departementOfCodePostal(known.codePostal?.trim() ?? '')?.value ?? null;
}
