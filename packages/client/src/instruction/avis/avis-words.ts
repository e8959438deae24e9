import type { AvisView } from '@asso/contract/instruction/avis.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { etatsAvis, saySens } from '@asso/domain/instruction/avis.states';
import { sectionsAvis } from '@asso/domain/instruction/avis-sections.rows';

export const avisHref = (id: string): string => `/instructeur?vue=avis&avis=${id}`;
export const avisRecusHref = '/instructeur?vue=avis';

/** Returns a phrase such as « attendu le 20/03/2027 » or « favorable, rendu le 12/03/2027 par Jeanne Roux ». */
export function sayAvis({ etat, sens, avant_le, rendu_le, rendu_par }: AvisView): string {
  if (etat === 'demande') return `attendu le ${formatDate(new Date(avant_le))}`;
  if (etat === 'retire' || sens === null || rendu_le === null) return etatsAvis[etat];
  return `${saySens(sens)}, rendu le ${formatDate(new Date(rendu_le))}${rendu_par ? ` par ${rendu_par}` : ''}`;
}

export const listSectionLabels = ({ sections }: Pick<AvisView, 'sections'>): string =>
  sections.map((one) => sectionsAvis[one].label).join(', ');

/** Names an opinion by its project, where the projects are shown, else by the association. */
export const intituleAvis = ({ projet, association }: Pick<AvisView, 'projet' | 'association'>): string =>
  projet ?? association;
