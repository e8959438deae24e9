// A visitor may write about a project before having an account; these words then open the first project of the
// request.
import { isBlank } from '../kernel/asks.ts';
import type { Projet } from './projet.fields.ts';
import type { ProjetCommence } from './projet-commence.fields.ts';

/**
 * Returns the description and the amounts of the new project, with each answer of the visitor in place of what the
 * portal wrote; the sum is asked for the first year.
 */
export function fromCommence(
  nouveau: Projet,
  commence: ProjetCommence,
): Pick<Projet, 'description' | 'financements'> {
  const { montant_demande, ...textes } = commence;
  const answered = Object.fromEntries(Object.entries(textes).filter(([, value]) => !isBlank(value)));
  return {
    description: { ...nouveau.description, ...answered },
    financements: (nouveau.financements ?? []).map((one, at) =>
      at === 0 && !isBlank(montant_demande) ? { ...one, montant_demande } : one,
    ),
  };
}
