// These objects may hold a value of a list, and are counted for the person before a value is ended (§7
// Referentiels; screens, Référentiels).
import { formatNombre } from '../identifiants/nombres-affiches.ts';

/** The name of each kind of object, in the singular, then in the plural. */
const objetsUtilisant = {
  dossiers: ['dossier', 'dossiers'],
  fiches: ['fiche d’association', 'fiches d’associations'],
  services: ['service', 'services'],
  definitions: ['agrément proposé', 'agréments proposés'],
  sites: ['site d’aide alimentaire', 'sites d’aide alimentaire'],
  membres: ['membre d’association', 'membres d’associations'],
  aides: ['demande d’aide', 'demandes d’aide'],
  questions: ['question fréquente', 'questions fréquentes'],
} as const satisfies Record<string, readonly [string, string]>;

export type ObjetUtilisant = keyof typeof objetsUtilisant;
export const codesObjetsUtilisants = Object.keys(objetsUtilisant) as [ObjetUtilisant, ...ObjetUtilisant[]];

export type Usage = { objet: ObjetUtilisant; n: number };

/** The count stops beyond this number, since nobody needs to know it more exactly. */
export const usagesComptes = 10_000;

/** Returns for example « Utilisée dans 12 dossiers et 1 service. » */
export function sayUsages(usages: readonly Usage[]): string {
  const said = usages.filter(({ n }) => n > 0).map(usageSaid);
  const [last, ...before] = said.toReversed();
  if (last === undefined) return 'Utilisée nulle part.';
  return `Utilisée dans ${before.length > 0 ? `${before.toReversed().join(', ')} et ` : ''}${last}.`;
}

function usageSaid({ objet, n }: Usage): string {
  const [one, several] = objetsUtilisant[objet];
  if (n > usagesComptes) return `plus de ${formatNombre(usagesComptes)} ${several}`;
  return `${formatNombre(n)} ${n > 1 ? several : one}`;
}
