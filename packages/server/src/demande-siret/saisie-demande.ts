// The functions here complete a SIRET request that is saved, and refuse documents that it may not join.
import { toObjetSocial } from '@asso/domain/association/fiche.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { type DemandeSiret, demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { defaultAdresse } from '@asso/domain/demande-siret/demande-siret.rules';
import { documentsSiret } from '@asso/domain/demande-siret/documents-siret.rows';
import type { Problem } from '@asso/domain/kernel/result';
import { documentProblems } from '../dossier/pieces/au-choix.ts';
import type { Tx } from '../platform/db/database.ts';
import { completeAdresses } from '../referentiel/complete-adresses.ts';
import type { DemandeSiretRow } from './demande-siret.sql.ts';
import { listChoosableDocuments } from './load-demande.ts';

/** Completes what was typed: codes of communes, France as the country, the words of the social object. */
export async function completeDemande(
  _: Tx,
  { corps: stored }: DemandeSiretRow,
  value: DemandeSiret,
): Promise<DemandeSiret> {
  const { activites, coordonnees } = await completeAdresses(demandeSiretFields, { stored, value });
  return {
    ...value,
    activites: {
      ...activites,
      lib_objet_social1: null,
      id_famille1: null,
      ...toObjetSocial(activites?.id_objet_social1),
    },
    coordonnees: {
      ...coordonnees,
      adresse_siege: defaultAdresse(coordonnees?.adresse_siege),
      adresse_gestion: defaultAdresse(coordonnees?.adresse_gestion),
    },
  };
}

/** Refuses documents of a wrong type or that this person may not read; those already joined are not checked again. */
export async function documentsRefuses(
  tx: Tx,
  { id_association, corps: stored }: DemandeSiretRow,
  { actor, corps }: { actor: Actor; corps: DemandeSiret },
): Promise<Problem[]> {
  const changed = documentsSiret.flatMap((code) => {
    const uuid = corps.documents?.[code];
    return uuid && uuid !== stored.documents?.[code]
      ? [{ uuid, nature: code, field: `documents.${code}` }]
      : [];
  });
  if (changed.length === 0) return [];
  const documents = await listChoosableDocuments(tx, { actor, id_association });
  return changed.flatMap((one) => documentProblems({ documents }, one));
}
