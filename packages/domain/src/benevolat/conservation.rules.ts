// How long the names of volunteers are kept: five years after the decision (field, Retention; decisions, CEC).

/** A change of the law is a change here. */
const conservationCec = { annees: 5 } as const;

/** What was decided at this instant or before no longer says who it was about. */
export function effacableAvant(now: Date, { annees }: { annees: number } = conservationCec): Date {
  const limite = new Date(now);
  limite.setUTCFullYear(limite.getUTCFullYear() - annees);
  return limite;
}

/** What is read in the place of a name. */
export const nomEfface = 'Nom effacé';
