// An agrément that services offer, as a kind of published form that may be withdrawn.
import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { nextYearDefinition, toPublishedDefinition } from '@asso/domain/agrement/brouillon-definition.rules';
import { type DefinitionSaisie, definitionFields } from '@asso/domain/agrement/definition.fields';
import { administreAgrement } from '@asso/domain/agrement/definition.rights';
import type { Definition } from '@asso/domain/agrement/definition.rules';
import { etatsDefinition } from '@asso/domain/agrement/definition.states';
import { changementsDefinition, describeDefinitionChanges } from '@asso/domain/agrement/definition.words';
import type { Actor } from '@asso/domain/compte/actor';
import { isUuid } from '@asso/domain/identifiants/uuid';
import type { Problem } from '@asso/domain/kernel/result';
import {
  findServiceNomme,
  holdOffre,
  noteActe,
  type Offre,
  type OffreTarget,
  refuseCode,
} from '../catalogue/offre.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import {
  type DefinitionRow,
  findDefinition,
  insertDefinition,
  tablesAgrement,
  updateDefinition,
} from './definition.sql.ts';
import { definitionPubliee, findFuseau, readAgrement, rightsOnDefinition } from './read-definition.ts';
import { insertVersionAgrement } from './version.sql.ts';

type FormeAgrement = {
  row: DefinitionRow;
  tete: ReturnType<typeof teteOf>;
  valeur: DefinitionSaisie;
  contenu: Definition;
  nouvelle: { code: string; libelle: string; type_agrement: string; campagne_exercice: number } & Service;
  copie: { code: string };
  lue: AgrementLu;
  creee: AgrementLu;
  enregistree: AgrementLu;
};
type Service = { id_service: string };

export const offreAgrement: Offre<FormeAgrement> = {
  objet: 'definition-agrement',
  mot: 'agrement',
  tables: tablesAgrement,
  fields: definitionFields,
  refus: {
    inconnue: 'agrement.definition-inconnue',
    acte: 'agrement.acte-impossible',
    code: 'agrement.code-pris',
    service: 'agrement.service-inconnu',
    territoire: 'agrement.service-hors-territoire',
    dossiers: 'agrement.a-des-dossiers',
    changement: 'agrement.sans-changement',
  },
  find: findDefinition,
  administre: administreAgrement,
  rights: rightsOnDefinition,
  etat: ({ etat }) => etatsDefinition[etat],
  brouillon: async (_db, { brouillon: valeur, version, modifie_le, modifie_par }) => ({
    valeur,
    version,
    modifie_le,
    modifie_par,
  }),
  publiee: definitionPubliee,

  nouvelle: (body, { id: id_service }) =>
    neuve({ ...body, id_service, heure_debut: '00h00', heure_fin: '23h59' } as DefinitionSaisie),
  copie: (_row, valeur, { code }) => neuve(nextYearDefinition(valeur, code)),
  insert: (trx, { tete, valeur: brouillon, at, actor }) =>
    insertDefinition(trx, tete, { brouillon, at, by: actor.id }),

  refuse: async (trx, { row, valeur: { code, id_service }, actor }) =>
    (code?.trim() && (await refuseCode(offreAgrement, trx, { row, code: code.trim() }))) ||
    (id_service && id_service !== row.id_service ? await serviceRefuse(trx, actor, id_service) : null),
  write: (trx, { row, valeur: brouillon, version, at, actor }) =>
    updateDefinition(
      trx,
      { id: row.id, version, ...(row.etat === 'brouillon' && teteOf(brouillon, row)) },
      { brouillon, at, by: actor.id },
    ),

  aPublier: (row, saisie, avant) => toPublishedDefinition({ saisie, fuseau: findFuseau(row), avant }),
  obstacles: async (trx, { row, actor }) => {
    const wrong = await serviceRefuse(trx, actor, row.id_service);
    return wrong ? [wrong] : [];
  },
  publish: async (
    _platform,
    trx,
    { row, valeur: brouillon, contenu, campagne_exercice, version, at, actor },
  ) => {
    const { id, numero } = await insertVersionAgrement(trx, {
      id_definition: row.id,
      campagne_exercice,
      contenu,
      publiee_le: at,
    });
    await updateDefinition(
      trx,
      {
        id: row.id,
        version,
        etat: 'publie',
        id_version: id,
        libelle: contenu.libelle,
        niveau: contenu.niveau ?? null,
        campagne_exercice,
        ouvre_le: new Date(contenu.date_debut),
        ferme_le: new Date(contenu.date_fin),
      },
      { brouillon, at, by: actor.id, isPublished: true },
    );
    return numero;
  },

  services: ({ id_service }) => [id_service],
  rubriqueOf: (path) => {
    const [name = ''] = path.split('.');
    return name in definitionFields
      ? definitionFields[name as keyof typeof definitionFields].label
      : undefined;
  },
  changements: describeDefinitionChanges,
  depuisPubliee: (row, deux, noms) => changementsDefinition({ ...deux, fuseau: findFuseau(row) }, noms),

  lue: readAgrement,
  creee: readAgrement,
  enregistree: (db, { id }, reader) => readAgrement(db, id, reader),
};

const neuve = (valeur: DefinitionSaisie) => ({ tete: teteOf(valeur), valeur });

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

/** The draft names its service by its id alone. */
async function serviceRefuse(trx: Tx, actor: Actor, id: string): Promise<Problem | null> {
  const service = await findServiceNomme(offreAgrement, trx, { actor, key: isUuid(id) ? id : '' });
  return service.ok ? null : (service.problems[0] ?? null);
}

/**
 * Withdraws an agrément, which is then no longer offered, or offers it again; its dossiers stay and are studied as
 * before.
 */
export const changeEtatAgrement = (
  { db, clock }: Platform,
  { actor, key, version, etat }: OffreTarget & { version: number; etat: 'publie' | 'retire' },
): Promise<Answer<AgrementLu>> =>
  inTransaction(db, async (trx) => {
    const acte = etat === 'retire' ? 'withdraw' : 'restore';
    const held = await holdOffre(offreAgrement, trx, { actor, key, acte });
    if ('problems' in held) return held;
    const { row } = held;
    if (row.version !== version) return { ...refusal({ code: 'kernel.conflit' }), version: row.version };
    const at = clock.now();
    await updateDefinition(trx, { id: row.id, version, etat });
    await noteActe(offreAgrement, trx, { row, actor, at, acte });
    return readAgrement(trx, row.id, { actor, now: at });
  });
