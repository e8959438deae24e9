// Only some associations may ask for a SIRET here (§6 SIRET request access; decisions, Other states: not
// Alsace-Moselle).
import { genreATenir, nomNumeroLocal } from '../association/numero-local.rules.ts';
import type { Regime } from '../association/regime.rules.ts';
import { formatSiret } from '../identifiants/nombres-affiches.ts';
import type { Problem } from '../kernel/result.ts';
import { isAlsaceMoselle } from '../referentiel/territoires.rules.ts';

/** An association of Alsace-Moselle writes here by itself, since the portal cannot do it. */
export const serviceAlsaceMoselle = {
  destinataire: 'Insee, Pôle Sirene Associations, à Metz',
  courriel: 'sirene-associations@insee.fr',
  pieces: ['Le récépissé d’inscription au registre des associations du tribunal', 'Les statuts'],
} as const;

export type AssociationWithoutSiret = {
  regime: Regime | null;
  id_rna: string | null;
  id_siret_siege: string | null;
  etat: string;
  /** The postcode of the seat: those of Alsace-Moselle are refused whatever the regime says. */
  cp_siege: string | null;
};

const { destinataire, courriel } = serviceAlsaceMoselle;
const alsaceMoselle: Problem = { code: 'demande-siret.alsace-moselle', params: { destinataire, courriel } };

/** Refuses a seat typed in a request, where the association itself was not refused for it. */
export const siegeProblems = (
  association: AssociationWithoutSiret,
  cp: string | null | undefined,
): Problem[] =>
  isAlsaceMoselle(cp ?? '') && !eligibiliteProblems(association).includes(alsaceMoselle)
    ? [{ ...alsaceMoselle, field: 'coordonnees.adresse_siege.cp' }]
    : [];

/** Returns everything that keeps the association from asking; the first problem is the one that it is told. */
export function eligibiliteProblems(association: AssociationWithoutSiret): Problem[] {
  const { regime, id_rna, id_siret_siege, etat, cp_siege } = association;
  const genre = genreATenir(association);
  const found: (Problem | false)[] = [
    etat === 'dissoute' && { code: 'demande-siret.dissoute' },
    id_siret_siege !== null && {
      code: 'demande-siret.deja-siret',
      params: { siret: formatSiret(id_siret_siege) },
    },
    genre !== null && { code: 'demande-siret.numero-local', params: { nom: nomNumeroLocal(genre) } },
    (regime === 'alsaceMoselle' || isAlsaceMoselle(cp_siege ?? '')) && alsaceMoselle,
    regime !== 'alsaceMoselle' && regime !== 'loi1901' && { code: 'demande-siret.autre-regime' },
    regime === 'loi1901' && id_rna === null && { code: 'demande-siret.sans-rna' },
  ];
  return found.filter((one) => one !== false);
}
