// A service chooses which of these parts of a dossier it shares with the service whose opinion it asks; of the rest,
// that service reads only what the dossier is about.

export const sectionsAvis = {
  demandeur: {
    label: 'Demandeur',
    aide: 'L’association, son établissement, qui la représente. Jamais le RIB.',
  },
  projets: { label: 'Projets', aide: 'Ce que chaque projet décrit, sans ses montants.' },
  budgets: { label: 'Budgets', aide: 'Les budgets des projets et ce qui est demandé à chacun.' },
  pieces: { label: 'Pièces', aide: 'Les documents joints au dossier et à ses projets.' },
} as const;

export type SectionAvis = keyof typeof sectionsAvis;
export const nomsSections = Object.keys(sectionsAvis) as [SectionAvis, ...SectionAvis[]];
