// Only some agréments ask for the tronc commun d’agrément or for food aid: the others neither take nor show them
// (ADR 0546).
import { isSame } from '../kernel/changes.ts';
import type { Problem } from '../kernel/result.ts';
import { type DossierAgrement, dossierAgrementFields } from './dossier-agrement.fields.ts';
import { type AgrementComplet, demandeTca, isAideAlimentaire } from './dossier-agrement.rules.ts';

type Demande = Pick<AgrementComplet, 'definition' | 'type_agrement'>;

const asked = { tca: demandeTca, haa: isAideAlimentaire } as const;
const parties = Object.keys(asked) as (keyof typeof asked)[];

const horsDemande = (demande: Demande) => parties.filter((partie) => !asked[partie](demande));

/** Returns the answers without those that this agrément does not ask for: nobody fills them, so nobody reads them. */
export const teteDemandee = (tete: DossierAgrement, demande: Demande): DossierAgrement => {
  const others: readonly string[] = horsDemande(demande);
  return Object.fromEntries(Object.entries(tete).filter(([name]) => !others.includes(name)));
};

/** Refuses an answer to what this agrément does not ask for. */
export const horsDemandeProblems = (
  { stored, value }: { stored: DossierAgrement; value: DossierAgrement },
  demande: Demande,
): Problem[] =>
  horsDemande(demande)
    .filter((partie) => value[partie] && !isSame(stored[partie], value[partie]))
    .map((partie) => ({
      code: 'agrement.hors-demande',
      field: partie,
      params: { label: dossierAgrementFields[partie].label },
    }));
