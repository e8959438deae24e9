// An amount is proposed to many dossiers by one rule.
export type BaseProposee = 'demande' | 'part' | 'fixe';

/** A part is rounded to the euro. It is null while the number of the rule is not one. */
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
