import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { uniteLegale } from '@asso/domain/identifiants/numero-etablissement';
import { champsCarte, type DossierCarte } from '../dossier/champs-carte.ts';
import { isNonTransmis } from '../dossier/etat-dossier.ts';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';

type Subvention = {
  code: string;
  campagne_exercice: number;
  autres_editions: readonly { campagne_exercice: number }[];
  dispositif: { code: string };
};

/** The requests of the present association for one subvention. */
export type MesDemandes = {
  /** The requests of this edition, the latest first. */
  presentes: DossierCarte[];
  /** The request that is begun and not transmitted. */
  ouverte: DossierCarte | undefined;
  /** The last request transmitted for an earlier exercise, which can be renewed. */
  precedente: DossierCarte | undefined;
};

/** Returns the dossiers of the present association for one subvention; null while they are read, and for a service. */
export function useMesDemandes(subvention: Subvention): MesDemandes | null {
  const { code, campagne_exercice, autres_editions, dispositif } = subvention;
  const isAssociation = useWornRole() === 'lca.association';
  const acting = useActingFor();
  const siren = acting?.id_siret ? uniteLegale(acting.id_siret) : undefined;
  const asked = isAssociation &&
    siren && {
      query: {
        demandeur: [siren],
        id_type_dispositif: [dispositif.code],
        ouvrables: 'true' as const,
        limit: 100,
        fields: [...champsCarte],
      },
    };
  const read = useRead(dossierEndpoints.listDossiers, asked || null);
  if (read.state !== 'lu' || siren === undefined) return null;
  const mine = read.value.items.filter(
    (one) =>
      one.description.code_subvention === code &&
      one.demandeur.id_siret.startsWith(siren) &&
      one.rights.consult === true,
  );
  const presentes = mine.filter(
    ({ description: { exercice } }) =>
      exercice >= campagne_exercice && autres_editions.every((one) => one.campagne_exercice !== exercice),
  );
  return {
    presentes,
    ouverte: presentes.find(isNonTransmis),
    precedente: mine
      .filter(
        ({ description }) =>
          description.exercice < campagne_exercice && isIdEtatTransmis(description.id_etat),
      )
      .toSorted((a, b) => b.description.exercice - a.description.exercice)[0],
  };
}
