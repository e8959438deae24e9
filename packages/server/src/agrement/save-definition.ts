import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { definitionUnAnPlusTard } from '@asso/domain/agrement/brouillon-definition.rules';
import { type DefinitionSaisie, definitionFields } from '@asso/domain/agrement/definition.fields';
import { administreAgrement } from '@asso/domain/agrement/definition.rights';
import { etatsDefinition } from '@asso/domain/agrement/definition.states';
import { changementsDuBrouillon } from '@asso/domain/agrement/definition.words';
import type { Actor } from '@asso/domain/compte/actor';
import { type AvantApres, changementsAuJournal } from '@asso/domain/identifiants/avant-apres';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ChangeBody, changesOf } from '@asso/domain/kernel/changed-fields';
import type { Problem } from '@asso/domain/kernel/result';
import { lockOffre, noteActe, noteExercice, noteRubriques } from '../catalogue/offre.ts';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { readListes, refusedChoices } from '../referentiel/listes.ts';
import { findService, nomsDesServices } from '../service/service.sql.ts';
import {
  type DefinitionRow,
  insertDefinition,
  isCodeAgrementPris,
  updateDefinition,
} from './definition.sql.ts';
import {
  definitionInconnue,
  findAdministre,
  offreAgrement,
  readAgrement,
  rightsOnDefinition,
} from './read-definition.ts';

type Nouvel = {
  code: string;
  libelle: string;
  type_agrement: string;
  campagne_exercice: number;
  id_service: string;
};
type Lu = Answer<AgrementLu>;

/** Creates an agrément as a draft in which almost everything is still to be written. */
export const createAgrement = ({ db, clock }: Platform, actor: Actor, body: Nouvel): Promise<Lu> =>
  inTransaction(db, async (trx) => {
    const id_service = (await findService(trx, body.id_service))?.id ?? body.id_service;
    const [wrong] = await serviceProblems(trx, actor, id_service);
    if (wrong) return refusal(wrong);
    const brouillon = { ...body, id_service, heure_debut: '00h00', heure_fin: '23h59' } as DefinitionSaisie;
    const at = clock.now();
    const closed = await refusedChoices(trx, { fields: definitionFields, stored: {}, value: brouillon, at });
    return closed ?? insert(trx, { actor, at, brouillon, acte: 'create' });
  });

type Target = { actor: Actor; key: string };

/** Copies the draft under another code, with its dates moved one year later. */
export const duplicateAgrement = (
  { db, clock }: Platform,
  { actor, key }: Target,
  { code }: { code: string },
): Promise<Lu> =>
  inTransaction(db, async (trx) => {
    const row = await findAdministre(trx, actor, key);
    if (!row) return definitionInconnue;
    const brouillon = definitionUnAnPlusTard(row.brouillon, code);
    return insert(trx, { actor, at: clock.now(), brouillon, acte: 'duplicate', from: row.code });
  });

type Insertion = { actor: Actor; at: Date; brouillon: DefinitionSaisie; acte: string; from?: string };

async function insert(trx: Tx, { actor, at, brouillon, acte, from }: Insertion): Promise<Lu> {
  const tete = teteOf(brouillon);
  const { code } = tete;
  const id = await insertDefinition(trx, tete, { brouillon, at, by: actor.id });
  if (!id) return refusal({ code: 'agrement.code-pris', field: 'code', params: { code } });
  const valeurs = await comparaison(trx, {}, brouillon);
  await noteActe(offreAgrement, trx, { row: { id }, by: actor, at, acte, from, to: code, valeurs });
  return { ...(await readAgrement(trx, id, { actor, now: at })), status: 201 } as Lu;
}

/** Gives the columns that lists read, from the draft; each keeps its former value where the draft says nothing. */
const teteOf = (saisie: DefinitionSaisie, before?: DefinitionRow) => ({
  code: saisie.code?.trim() || (before?.code ?? ''),
  type_agrement: saisie.type_agrement ?? before?.type_agrement ?? '',
  id_service: saisie.id_service ?? before?.id_service ?? '',
  libelle: saisie.libelle?.trim() || (before?.libelle ?? ''),
  niveau: saisie.niveau ?? null,
  campagne_exercice:
    typeof saisie.campagne_exercice === 'number'
      ? saisie.campagne_exercice
      : (before?.campagne_exercice ?? 0),
});

type Saving = Target & { body: ChangeBody; ifMatch: number };

/** Saves the changed fields; other people's changes are merged unless they touched the same field [R7.16]. */
export const updateAgrement = ({ db, clock }: Platform, { actor, key, body, ifMatch }: Saving): Promise<Lu> =>
  inTransaction(db, async (trx) => {
    const row = await lockOffre(offreAgrement, trx, { actor, key });
    if (!row) return definitionInconnue;
    const rights = rightsOnDefinition(actor, row);
    if (!rights.edit) return impossible(row);
    const hand = { rights, writer: 'association' } as const;
    const stored = row.brouillon;
    const isPresentVersion = ifMatch === row.version;
    const changes = changesOf(body, { fields: definitionFields, stored, isPresentVersion });
    const saved = saveFields({ fields: definitionFields, stored, version: row.version, changes, hand });
    const at = clock.now();
    if (!saved.ok) {
      const { modifie_par, modifie_le } = row;
      return modifie_par ? withAuthor(trx, saved, { modifie_par, modifie_le }) : saved;
    }
    if (!saved.isChanged) return readAgrement(trx, row.id, { actor, now: at });
    const refused =
      (await refusedChoices(trx, { fields: definitionFields, stored, value: saved.value, at })) ??
      (await saveRefused(trx, actor, { row, saisie: saved.value }));
    if (refused) return refused;
    const tete = row.etat === 'brouillon' ? teteOf(saved.value, row) : {};
    const ecrit = { brouillon: saved.value, at, by: actor.id };
    await updateDefinition(trx, { id: row.id, version: row.version, ...tete }, ecrit);
    await noteExercice(offreAgrement, trx, { row, by: actor, at, avant: stored, apres: saved.value });
    await noteRubriques(offreAgrement, trx, {
      row,
      by: actor,
      at,
      changes,
      avant: stored,
      apres: saved.value,
      rubriqueOf,
      compare: (avant, apres) => comparaison(trx, avant, apres),
    });
    return readAgrement(trx, row.id, { actor, now: at });
  });

export const impossible = ({ etat }: DefinitionRow): Refused =>
  refusal({ code: 'agrement.acte-impossible', params: { etat: etatsDefinition[etat] } });

type Written = { row: DefinitionRow; saisie: DefinitionSaisie };

/** Refuses a code that is taken, and a service outside the territory of the person who writes. */
async function saveRefused(trx: Tx, actor: Actor, { row, saisie }: Written): Promise<Refused | null> {
  const code = saisie.code?.trim();
  if (code && code !== row.code && (await isCodeAgrementPris(trx, code, row.id))) {
    return refusal({ code: 'agrement.code-pris', field: 'code', params: { code } });
  }
  if (!saisie.id_service || saisie.id_service === row.id_service) return null;
  const [wrong] = await serviceProblems(trx, actor, saisie.id_service);
  return wrong ? refusal(wrong) : null;
}

export async function serviceProblems(trx: Tx, actor: Actor, id: string): Promise<Problem[]> {
  const field = 'id_service';
  const service = isUuid(id) ? await findService(trx, id) : undefined;
  if (!service || service.locked) return [{ code: 'agrement.service-inconnu', field }];
  return administreAgrement(actor, service.code_territoire)
    ? []
    : [{ code: 'agrement.service-hors-territoire', field }];
}

function rubriqueOf(path: string): string | undefined {
  const [name = ''] = path.split('.');
  return name in definitionFields ? definitionFields[name as keyof typeof definitionFields].label : undefined;
}

/** Gives the fields that differ between two drafts, as the journal keeps them. */
async function comparaison(trx: Tx, avant: DefinitionSaisie, apres: DefinitionSaisie): Promise<AvantApres[]> {
  const services = await nomsDesServices(trx, [avant.id_service, apres.id_service]);
  return changementsAuJournal(
    changementsDuBrouillon(avant, apres, { services, listes: await readListes(trx) }),
  );
}
