import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { unAnPlusTard } from '@asso/domain/catalogue/calendrier/annee-suivante.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { administre } from '@asso/domain/catalogue/catalogue.rights';
import { type ActeSubvention, etatsSubvention } from '@asso/domain/catalogue/catalogue.states';
import { changementsDuBrouillon } from '@asso/domain/catalogue/changement.words';
import { brouillonDuModele } from '@asso/domain/catalogue/modeles-campagne.rows';
import type { ModeleCampagne } from '@asso/domain/catalogue/noms-modeles.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { changementsAuJournal } from '@asso/domain/identifiants/avant-apres';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { isSame } from '@asso/domain/kernel/changes';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findService } from '../service/service.sql.ts';
import { writeBrouillon } from './brouillon.sql.ts';
import {
  findSubvention,
  insertSubventionAdministree,
  isCodePris,
  type SubventionRow,
  updateSubventionAdministree,
} from './campagne.sql.ts';
import { lockOffre, noteActe } from './offre.ts';
import {
  etatOf,
  findAdministree,
  nomsDesCampagnes,
  offreCampagne,
  readBrouillon,
  rightsOn,
  subventionAdministree,
  subventionInconnue,
} from './read-campagne.ts';

type Nouvelle = {
  code: string;
  titre: string;
  dispositif: { code: string; label: string };
  campagne_exercice: number;
  id_service: string;
  modele?: ModeleCampagne;
};
type Cree = Answer<SubventionAdministree>;

/**
 * Creates a subvention with the draft of the chosen model, or with one in which nearly everything is still to be
 * written.
 */
export const createSubvention = ({ db, clock }: Platform, actor: Actor, body: Nouvelle): Promise<Cree> =>
  inTransaction(db, async (trx) => {
    const service = await findService(trx, body.id_service);
    const field = 'id_service';
    if (!service || service.locked) return refusal({ code: 'catalogue.service-inconnu', field });
    if (!administre(actor, service.code_territoire)) {
      return refusal({ code: 'catalogue.referent-hors-territoire', field });
    }
    const at = clock.now();
    const brouillon: BrouillonCampagne = {
      ...brouillonDuModele(body.modele, {
        today: dayOf(at),
        typeService: service.type,
        territoire: service.code_territoire,
      }),
      titre: body.titre,
      campagne_exercice: body.campagne_exercice,
      instructeurs: [{ id: service.id, id_service: service.id, isReferent: true, rang: 0 }],
    };
    return insert(trx, {
      actor,
      at,
      nouvelle: { ...body, id_service: service.id },
      brouillon,
      acte: 'create',
    });
  });

type Copie = { code: string; titre?: string };

/** Copies the draft of a campaign under another code, with its dates moved by a year. */
export const duplicateSubvention = (
  { db, clock }: Platform,
  { actor, key }: { actor: Actor; key: string },
  copie: Copie,
): Promise<Cree> =>
  inTransaction(db, async (trx) => {
    const row = await findAdministree(trx, actor, key);
    if (!row) return subventionInconnue;
    const { valeur } = await readBrouillon(trx, row);
    const later = unAnPlusTard(valeur);
    const titre = copie.titre ?? later.titre?.trim() ?? row.titre;
    const nouvelle = {
      code: copie.code,
      titre,
      dispositif: { code: row.id_type_dispositif, label: row.lib_type_dispositif },
      id_service: row.id_service ?? '',
    };
    const brouillon = { ...later, titre };
    return insert(trx, { actor, at: clock.now(), nouvelle, brouillon, acte: 'duplicate', from: row.code });
  });

type Insertion = {
  actor: Actor;
  at: Date;
  nouvelle: Omit<Nouvelle, 'campagne_exercice' | 'modele'>;
  brouillon: BrouillonCampagne;
  acte: string;
  from?: string;
};

async function insert(trx: Tx, { actor, at, nouvelle, brouillon, acte, from }: Insertion): Promise<Cree> {
  const { code } = nouvelle;
  const id = await insertSubventionAdministree(trx, nouvelle);
  if (!id) return refusal({ code: 'catalogue.code-pris', field: 'code', params: { code } });
  await writeBrouillon(trx, { id_subvention: id, contenu: brouillon, version: 1, at, by: actor.id });
  const changes = changementsDuBrouillon({}, brouillon, await nomsDesCampagnes(trx, brouillon));
  const valeurs = changementsAuJournal([
    { quoi: 'Dispositif', avant: null, apres: nouvelle.dispositif.label },
    ...changes,
  ]);
  await noteActe(offreCampagne, trx, { row: { id }, by: actor, at, acte, from, to: code, valeurs });
  return { ...(await written(trx, actor, id)), status: 201 } as Cree;
}

type Tete = { active?: boolean; code?: string; dispositif?: { code: string; label: string } };

export const updateSubvention = (
  { db, clock }: Platform,
  { actor, key, version }: { actor: Actor; key: string; version: number },
  tete: Tete,
): Promise<Cree> =>
  inTransaction(db, async (trx) => {
    const row = await lockOffre(offreCampagne, trx, { actor, key });
    if (!row) return subventionInconnue;
    const refused = await updateRefused(trx, actor, { row, tete });
    if (refused) return refused;
    const before = subventionAdministree(actor, row);
    const present = { active: row.active, code: row.code, dispositif: before.dispositif };
    const after = { ...present, ...tete };
    if (before.version === version && isSame(present, after)) return written(trx, actor, row.id);
    const isSaved = await updateSubventionAdministree(trx, { id: row.id, version, ...after });
    if (!isSaved) return { ...refusal({ code: 'kernel.conflit' }), version: row.version };
    const line = { row, by: actor, at: clock.now() };
    const note = (fait: { acte: string; from?: string; to?: string }) =>
      noteActe(offreCampagne, trx, { ...line, ...fait });
    if (after.active !== row.active) {
      const from = etatOf(row);
      const to = etatOf({ ...row, active: after.active });
      await note({ acte: after.active ? 'activate' : 'deactivate', from, to });
    }
    if (after.code !== row.code) await note({ acte: 'code', from: row.code, to: after.code });
    const { code: dispositif, label } = after.dispositif;
    if (dispositif !== row.id_type_dispositif || label !== row.lib_type_dispositif) {
      await note({ acte: 'dispositif', from: row.lib_type_dispositif, to: label });
    }
    return written(trx, actor, row.id);
  });

type Change = { row: SubventionRow; tete: Tete };

async function updateRefused(trx: Tx, actor: Actor, { row, tete }: Change): Promise<Refused | null> {
  const acte: ActeSubvention = tete.active === false ? 'deactivate' : 'activate';
  if (tete.active !== undefined && tete.active !== row.active && !rightsOn(actor, row)[acte]) {
    return refusal({ code: 'catalogue.acte-impossible', params: { etat: etatsSubvention[etatOf(row)] } });
  }
  const { code } = tete;
  if (code === undefined || code === row.code) return null;
  if (row.id_version !== null) return refusal({ code: 'catalogue.code-publie', field: 'code' });
  const isTaken = await isCodePris(trx, code, row.id);
  return isTaken ? refusal({ code: 'catalogue.code-pris', field: 'code', params: { code } }) : null;
}

async function written(trx: Tx, actor: Actor, id: string): Promise<Cree> {
  const row = await findSubvention(trx, id);
  if (!row) return subventionInconnue;
  const value = subventionAdministree(actor, row);
  return { ok: true, value, version: value.version };
}
