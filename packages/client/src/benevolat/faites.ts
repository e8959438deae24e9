// Several declarations decided in one call may have different results: some decided, some refused.
import type { DeclarationCec, ResultatCec } from '@asso/contract/benevolat/declaration.schemas';
import type { DecisionCec } from '@asso/domain/benevolat/declaration.states';

export type Faites = {
  decision: DecisionCec;
  faites: number;
  /** The declarations that could not be decided, each with the reason. */
  refusees: { declaration: DeclarationCec; message: string }[];
};

/** Pairs each result with its declaration. */
export function describeFaites(
  { decision, declarations }: { decision: DecisionCec; declarations: readonly DeclarationCec[] },
  resultats: readonly ResultatCec[],
): Faites {
  const refusees = resultats.flatMap(({ id, problem }) => {
    const declaration = declarations.find((one) => one.id === id);
    return problem && declaration ? [{ declaration, message: problem.message }] : [];
  });
  return { decision, faites: resultats.length - refusees.length, refusees };
}
