import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { definitionAPublier, saisieDefinition } from '@asso/domain/agrement/brouillon-definition.rules';
import type { Definition } from '@asso/domain/agrement/definition.rules';
import type { ActeDefinition } from '@asso/domain/agrement/definition.states';
import { changementsDefinition } from '@asso/domain/agrement/definition.words';
import type { Actor } from '@asso/domain/compte/actor';
import { changementsAuJournal } from '@asso/domain/identifiants/avant-apres';
import { isSame } from '@asso/domain/kernel/changes';
import { lockOffre, noteActe, notePublication } from '../catalogue/offre.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { readListes } from '../referentiel/listes.ts';
import { nomsDesServices } from '../service/service.sql.ts';
import { type DefinitionRow, updateDefinition } from './definition.sql.ts';
import {
  definitionInconnue,
  fuseauOf,
  offreAgrement,
  readAgrement,
  rightsOnDefinition,
} from './read-definition.ts';
import { impossible, serviceProblems } from './save-definition.ts';
import {
  findVersionAgrement,
  insertVersionAgrement,
  listVersionsAgrement,
  type VersionAgrement,
} from './version.sql.ts';

type Target = { actor: Actor; key: string };
type Versioned = Target & { version: number };
type Lu = Answer<AgrementLu>;

/** Publishes the draft at the version that the caller looked at: another save in between is a conflict. */
export const publishAgrement = ({ db, clock }: Platform, target: Versioned): Promise<Lu> =>
  inTransaction(db, async (trx) => {
    const held = await hold(trx, target, 'publish');
    if ('problems' in held) return held;
    const { row } = held;
    const { actor } = target;
    const versions = await listVersionsAgrement(trx, row.id);
    const read = definitionAPublier({
      saisie: row.brouillon,
      fuseau: fuseauOf(row),
      avant: versions.map(({ contenu }) => contenu.champs_personnalises),
    });
    if (!read.ok) return { ok: false, problems: read.problems };
    const [wrong] = await serviceProblems(trx, actor, row.id_service);
    if (wrong) return refusal(wrong);
    const definition = read.value;
    const campagne_exercice = Number(row.brouillon.campagne_exercice);
    const before = row.id_version ? await findVersionAgrement(trx, row.id_version) : null;
    if (before && isUnchanged(before, { definition, campagne_exercice })) {
      return refusal({ code: 'agrement.sans-changement', params: { numero: row.numero ?? 0 } });
    }
    const at = clock.now();
    const { id, numero } = await insertVersionAgrement(trx, {
      id_definition: row.id,
      campagne_exercice,
      contenu: definition,
      publiee_le: at,
    });
    await updateDefinition(
      trx,
      {
        id: row.id,
        version: row.version,
        etat: 'publie',
        id_version: id,
        libelle: definition.libelle,
        niveau: definition.niveau ?? null,
        campagne_exercice,
        ouvre_le: new Date(definition.date_debut),
        ferme_le: new Date(definition.date_fin),
      },
      { brouillon: row.brouillon, at, by: actor.id, isPublished: true },
    );
    await notePublication(offreAgrement, trx, {
      row,
      by: actor,
      at,
      publiee: { numero, campagne_exercice },
      valeurs: before ? changementsAuJournal(await changementsDepuis(trx, before, row)) : [],
    });
    return { ...(await readAgrement(trx, row.id, { actor, now: at })), status: 201 } as Lu;
  });

type Publiee = { definition: Definition; campagne_exercice: number };

const isUnchanged = (before: VersionAgrement, next: Publiee): boolean =>
  before.campagne_exercice === next.campagne_exercice && isSame(before.contenu, next.definition);

/** Lists what the draft changes from this version, in the words of its editor. */
async function changementsDepuis(trx: Tx, version: VersionAgrement, row: DefinitionRow) {
  const { brouillon: apres } = row;
  const { campagne_exercice } = version;
  return changementsDefinition(
    {
      avant: saisieDefinition(version.contenu, { ...apres, campagne_exercice }),
      apres,
      fuseau: fuseauOf(row),
    },
    { services: await nomsDesServices(trx, [apres.id_service]), listes: await readListes(trx) },
  );
}

/**
 * Withdraws an agrément, which is then no longer offered, or offers it again; its dossiers stay and are studied as
 * before.
 */
export const changeEtatAgrement = (
  { db, clock }: Platform,
  { etat, ...target }: Versioned & { etat: 'publie' | 'retire' },
): Promise<Lu> =>
  inTransaction(db, async (trx) => {
    const held = await hold(trx, target, acteOf(etat));
    if ('problems' in held) return held;
    const { row } = held;
    const { actor } = target;
    const at = clock.now();
    await updateDefinition(trx, { id: row.id, version: row.version, etat });
    await noteActe(offreAgrement, trx, { row, by: actor, at, acte: acteOf(etat) });
    return readAgrement(trx, row.id, { actor, now: at });
  });

const acteOf = (etat: 'publie' | 'retire') => (etat === 'retire' ? 'withdraw' : 'restore');

/** Locks the agrément and refuses when it is no longer at the version that the caller looked at. */
async function hold(
  trx: Tx,
  { actor, key, version }: Versioned,
  acte: ActeDefinition,
): Promise<{ row: DefinitionRow } | Refused> {
  const row = await lockOffre(offreAgrement, trx, { actor, key });
  if (!row) return definitionInconnue;
  if (!rightsOnDefinition(actor, row)[acte]) return impossible(row);
  return row.version === version ? { row } : { ...refusal({ code: 'kernel.conflit' }), version: row.version };
}
