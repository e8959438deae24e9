// The form says which answers were taken from the association's file, so that nobody is asked twice.
import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';
import { isBlank } from '@asso/domain/kernel/asks';
import { isSame } from '@asso/domain/kernel/changes';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { isAdresseBlank } from '@asso/domain/referentiel/adresse.rules';

export const reprisText = 'Repris de votre association.';

type Fiche = {
  activites: { objet?: string | null; id_objet_social1?: string | null };
  coordonnees: { adresse_siege?: Adresse | null; adresse_gestion?: Adresse | null };
};

/** Gives the notes of the fields that say the same as the association's file: each tells where its value comes from. */
export function notesReprises(
  { activites }: DemandeSiret,
  fiche: Pick<Fiche, 'activites'>,
): Record<string, string> {
  const names = (['objet', 'id_objet_social1'] as const).filter(
    (name) => !isBlank(activites?.[name]) && isSame(activites?.[name], fiche.activites[name]),
  );
  return Object.fromEntries(names.map((name) => [`activites.${name}`, reprisText]));
}

/**
 * Names the addresses that are still as in the association's file: « l’adresse du siège », « l’adresse de gestion ».
 */
export function adressesReprises({ coordonnees }: DemandeSiret, fiche: Pick<Fiche, 'coordonnees'>): string[] {
  const { adresse_siege, adresse_gestion, courrier_ailleurs } = coordonnees ?? {};
  return [
    ...(isReprise(adresse_siege, fiche.coordonnees.adresse_siege) ? ['l’adresse du siège'] : []),
    ...(courrier_ailleurs && isReprise(adresse_gestion, fiche.coordonnees.adresse_gestion)
      ? ['l’adresse de gestion']
      : []),
  ];
}

/**
 * The parts compared with the association's file; the portal itself completes the country, the kind of street and the
 * code of the commune.
 */
const parts = ['num_voie', 'repet_voie', 'voie', 'cplt_1', 'bp', 'cp', 'commune'] as const;

const isReprise = (one: Adresse | null | undefined, known: Adresse | null | undefined): boolean =>
  !isAdresseBlank(one) && parts.every((name) => isSame(one?.[name], known?.[name]));
