import { objetSocialOf } from '@asso/domain/association/fiche.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { type DemandeSiret, demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { adresseParDefaut } from '@asso/domain/demande-siret/demande-siret.rules';
import { documentsSiret } from '@asso/domain/demande-siret/documents-siret.rows';
import type { Changes } from '@asso/domain/kernel/changes';
import type { Problem } from '@asso/domain/kernel/result';
import { withAuthor } from '../dossier/conflict-author.ts';
import { documentProblems } from '../dossier/pieces/au-choix.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeSave } from '../platform/history/history.sql.ts';
import type { Answer } from '../platform/http/handlers.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { completeAdresses } from '../referentiel/complete-adresses.ts';
import { type DemandeSiretRow, findDemande, touchDemande } from './demande-siret.sql.ts';
import { rightsOn } from './demande-siret-access.ts';
import { documentsAuChoix } from './load-demande.ts';

type Save = { actor: Actor; changes: Changes; at: Date };

/**
 * Fields are saved one by one: what nobody else touched is merged, a conflict is asked. The caller holds the row's
 * lock.
 */
export async function saveDemande(
  tx: Tx,
  row: DemandeSiretRow,
  { actor, changes, at }: Save,
): Promise<Answer<DemandeSiretRow>> {
  const saved = saveFields({
    fields: demandeSiretFields,
    stored: row.corps,
    version: row.version,
    changes,
    hand: { rights: rightsOn(actor, row), writer: 'association' },
  });
  if (!saved.ok) return withAuthor(tx, saved, row);
  const [first, ...others] = await joinedProblems(tx, row, { actor, corps: saved.value });
  if (first) return { ok: false, problems: [first, ...others] };
  if (!saved.isChanged) return { ok: true, value: row };
  const corps = await followed(row.corps, saved.value);
  await touchDemande(tx, { id: row.id, by: actor.id, at }, { corps });
  const section = Object.keys(changes)[0]?.split('.')[0] ?? '';
  await writeSave(tx, { objet: 'demande-siret', id_objet: row.id, by: actor, at, section });
  return { ok: true, value: (await findDemande(tx, row.id)) ?? row };
}

/** The portal completes what was typed: codes of communes, France as the country, the words of the social object. */
async function followed(stored: DemandeSiret, value: DemandeSiret): Promise<DemandeSiret> {
  const { activites, coordonnees } = await completeAdresses(demandeSiretFields, { stored, value });
  return {
    ...value,
    activites: {
      ...activites,
      lib_objet_social1: null,
      id_famille1: null,
      ...objetSocialOf(activites?.id_objet_social1),
    },
    coordonnees: {
      ...coordonnees,
      adresse_siege: adresseParDefaut(coordonnees?.adresse_siege),
      adresse_gestion: adresseParDefaut(coordonnees?.adresse_gestion),
    },
  };
}

/**
 * Only documents of the right type that this person reads may be joined; those already joined are not checked
 * again.
 */
async function joinedProblems(
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
  const documents = await documentsAuChoix(tx, { actor, id_association });
  return changed.flatMap((one) => documentProblems({ documents }, one));
}
