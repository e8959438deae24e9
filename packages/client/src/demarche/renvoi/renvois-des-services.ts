import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import { texteRenvoi } from '@asso/domain/dossier/renvoi.rules';
import { listRenvoyees } from '../../dossier/etat-dossier.ts';
import type { Renvoi } from '../demarche.ts';

type Renvoye = Pick<DossierHead, 'instructions'> & { renvois: readonly RenvoiSuivi[] };

/**
 * Returns what each service said when it sent the dossier back. A message begins with the list of its points, which is
 * removed here.
 */
export const serviceRenvois = (dossier: Renvoye): Renvoi[] =>
  listRenvoyees(dossier).map(({ id_service_instructeur: id, service, motif, renvoye_le }) => {
    const points = dossier.renvois.find((one) => one.id_service_instructeur === id)?.points ?? [];
    const listed = texteRenvoi(points);
    const isListed = points.length > 0 && motif?.startsWith(listed) === true;
    return {
      titre: `${service.nom} demande des corrections`,
      le: renvoye_le,
      message: (isListed ? motif?.slice(listed.length).trim() : motif) ?? null,
      points: isListed ? points : [],
    };
  });
