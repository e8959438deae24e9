import { evenements } from '@asso/domain/partenaire/evenement.rows';

/** Returns a list such as « Dossier créé · Dossier transmis ». */
export const sayEvenements = (codes: readonly string[]): string =>
  codes.map((code) => (evenements as Record<string, { label: string }>)[code]?.label ?? code).join(' · ');
