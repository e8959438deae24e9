import type { Problem } from '@asso/domain/kernel/result';
import { z } from 'zod';

// People read the errors of schemas, both for a body and for the data obtained by merging it.
z.config(z.locales.fr());

/** Turns the errors of a schema into problems: one for each field, one for each unknown name. */
export const inputProblems = (error: z.ZodError): Problem[] => error.issues.flatMap(issueProblems);

function issueProblems(issue: z.core.$ZodIssue): Problem[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const champ = field ? `${field}.${key}` : key;
      return { code: 'kernel.champ-inconnu', field: champ, params: { champ } };
    });
  }
  if (issue.code === 'invalid_union') {
    const nearest = nearestBranch(issue.errors);
    if (nearest !== undefined) {
      return nearest.flatMap((inner) => issueProblems({ ...inner, path: [...issue.path, ...inner.path] }));
    }
  }
  return [{ code: codeOf(issue), ...(field === '' ? {} : { field }), params: paramsOf(issue) }];
}

/** Gives the parameters of the sentence; a refinement may give the label of its field, and its bound. */
function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  const { label, n } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return {
    detail: issue.message,
    ...(typeof label === 'string' && { label }),
    ...(typeof n === 'number' && { n }),
  };
}

/** Chooses the branch that came nearest to matching: the one with the fewest issues, unless several have as few. */
function nearestBranch(branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const [first, second] = branches.toSorted((a, b) => a.length - b.length);
  return first && (second === undefined || first.length < second.length) ? first : undefined;
}

/** Gives the code of a problem; a refinement may give one that belongs to a feature. */
function codeOf(issue: z.core.$ZodIssue): string {
  const code = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof code === 'string' ? code : 'kernel.requete-invalide';
}
