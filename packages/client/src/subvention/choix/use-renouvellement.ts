import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { uniteLegale } from '@asso/domain/identifiants/numero-etablissement';
import { useRead } from '../../platform/use-read.ts';

export type Deduced = { choix: 'premiere' | 'renouvellement'; note?: string };

const fields = ['id_fo', 'description', 'demandeur.id_siret'];

/**
 * Tells from the dossiers transmitted for earlier years whether this is a renewal, which the person confirms. Undefined
 * while it is read, null when it cannot be told.
 */
export function useRenouvellement(subvention: SubventionView, siret: string): Deduced | null | undefined {
  const siren = uniteLegale(siret);
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { demandeur: [siren], id_type_dispositif: [subvention.dispositif.code], limit: 100, fields },
  });
  if (read.state === 'attente') return undefined;
  if (read.state === 'refuse') return null;
  const [last] = read.value.items
    .filter(
      ({ description, demandeur }) =>
        description.code_subvention === subvention.code &&
        description.exercice < subvention.campagne_exercice &&
        isIdEtatTransmis(description.id_etat) &&
        demandeur.id_siret.startsWith(siren),
    )
    .toSorted((a, b) => b.description.exercice - a.description.exercice);
  if (!last) return { choix: 'premiere' };
  const note = `Déduit du dossier ${last.id_fo} de ${last.description.exercice}.`;
  return { choix: 'renouvellement', note };
}
