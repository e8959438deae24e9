// A usual view of the queue leads to an address: a tab of the queue, a figure of the service's home page.
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import {
  type VueService,
  type VueUsuelle,
  vueLate,
  vueMine,
  vuesService,
  vueToInstruct,
} from '@asso/domain/instruction/vues-file.rows';

export const vueHref = ({ etats, tri }: Pick<VueService, 'etats' | 'tri'>): string =>
  usuelleHref({ filtres: { etats }, ...(tri && { tri }) });

/** The address names the view « toutes »: without a name, the queue would open on the view that the agent prefers. */
const sansFiltre = 'vue=toutes';

export function usuelleHref({ filtres, tri }: Pick<VueUsuelle, 'filtres' | 'tri'>): string {
  const asked = Object.entries(filtres).flatMap(([nom, values]) => values.map((one) => `${nom}=${one}`));
  return `/dossiers?${[...asked, ...(tri ? [`tri=${tri}`] : [])].join('&') || sansFiltre}`;
}

/** The list of agréments, and the function that keeps the address of a view within it. */
export const agrementsListe = '/demande-agrements/dossiers';
export const inAgrements = (href: string): string =>
  href.replace(/^\/dossiers\?/, `${agrementsListe}?genres=agrement&`);

/** Tells whether a list has exactly the dossiers to study. */
export const isToInstruct = (etats: readonly string[]): boolean => isThose(etats, vueToInstruct.etats);

/** The addresses of the open dossiers assigned to the reader, of those assigned to nobody, and of those that wait too long. */
export const maChargeHref = usuelleHref(vueMine);
export const nonAffectesHref = maChargeHref.replace('affectes=moi', 'affectes=personne');
export const retardHref = usuelleHref(vueLate);

/** Returns the view that has exactly these states. */
export const findVue = (etats: readonly string[]): VueService | undefined =>
  vuesService.find((vue) => isThose(etats, vue.etats));

const isThose = (etats: readonly string[], those: readonly EtatInstruction[]): boolean =>
  those.length === etats.length && those.every((etat) => etats.includes(etat));
