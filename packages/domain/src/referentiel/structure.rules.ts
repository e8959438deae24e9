// A legal form gives the kind of structure (§9 legal form codes; decisions, Rules › Legal-structure type).

export type TypeStructure = 'association' | 'collectivite' | 'autre';

/**
 * Returns the kind of structure of a legal form: 72xx and 73xx are local authorities; 92xx are associations, except
 * 9230; 9300 (or 93000) and the rest are « autre ».
 */
export function typeStructure(formeJuridique: string | number): TypeStructure {
  const code = String(formeJuridique).trim();
  if (/^7[23]\d\d$/.test(code)) return 'collectivite';
  return /^92\d\d$/.test(code) && code !== '9230' ? 'association' : 'autre';
}
