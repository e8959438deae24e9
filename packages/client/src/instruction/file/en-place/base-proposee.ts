// An amount is proposed to many dossiers by one rule.
export type BaseProposee = 'demande' | 'part' | 'fixe';

/**
 * Returns the amount that the rule gives; a share is rounded to the euro. Null while the number of the rule is not
 * valid.
 */
export function montantPropose({
  base,
  nombre,
  demande,
}: {
  base: BaseProposee;
  nombre: unknown;
  demande: number;
}): number | null {
  if (base === 'demande') return demande;
  if (typeof nombre !== 'number' || nombre < 0) return null;
  return base === 'fixe' ? nombre : Math.round((demande * nombre) / 100);
}
