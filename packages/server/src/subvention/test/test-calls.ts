// Test support: the calls that a volunteer makes, one after the other, up to a dossier that can be transmitted.

import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { aProjet } from '@asso/domain/subvention/test/test-dossier-complet';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import type { World } from './test-dossiers.sql.ts';

const { createDossier, saveDossier } = dossierEndpoints;
const { createProjet, saveProjet } = projetEndpoints;
const { savePieces } = dossierSubventionEndpoints;
const { transmitDossier } = transmissionEndpoints;

export const dossierCreation = ({ code, siret }: Pick<World, 'code' | 'siret'>) => ({
  description: { code_subvention: code, id_sous_type_dispositif: 'FDB', exercice: 2027 },
  demandeur: { id_siret: siret },
});

/** Gives the head with an applicant and an attestation that can be transmitted. */
export const filledTete = (world: Pick<World, 'representant' | 'rib'>, tete: DossierSubvention) => ({
  description: { ...tete.description, renouvellement: 'premiere' },
  demandeur: {
    ...tete.demandeur,
    id_representant_legal: world.representant,
    id_signataire: world.representant,
    id_responsable: world.representant,
    id_rib: world.rib,
  },
  attestation: { aides_publiques: 'inferieur', lieu: 'Marseille', certifie: true },
});

/**
 * Fills a project with the content of `aProjet`, and keeps what the server gave this one: its rows, its numbers, its
 * people.
 */
export function filledProjet(corps: Projet, customs: object = { nombre_sessions: 3 }): Projet {
  const made = aProjet();
  return {
    ...corps,
    ...made,
    description: {
      ...corps.description,
      ...made.description,
      id_responsable: corps.description?.id_responsable,
    },
    beneficiaire: { ...corps.beneficiaire, ...made.beneficiaire },
    financements: corps.financements?.map((one) => ({ ...one, montant_demande: 2000 })),
    budgets: corps.budgets?.map((one) => ({ ...one, charges: { '60-1': 3000 }, produits: { '70': 500 } })),
    customs: customs as Projet['customs'],
  };
}

export function subventionCalls(portal: TestPortal, world: World) {
  const read = async (as: Actor, id: string) => (await portal.api(readDossier, { as, params: { id } })).body;

  const create = (as: Actor = world.jeanne, key?: string) =>
    portal.api(createDossier, { as, body: dossierCreation(world), idempotencyKey: key });

  /** Fills the applicant, the documents and the attestation: everything but the project. */
  const fill = async (as: Actor, id_fo: string) => {
    const dossier = await read(as, id_fo);
    const tete = filledTete(world, dossier.tete);
    const changes = changesBetween(dossier.tete, tete);
    await portal.api(saveDossier, { as, params: { id_fo }, ifMatch: dossier.version, body: { changes } });
    const pieces = [{ code: 'RAR', uuid: world.document }];
    return portal.api(savePieces, { as, params: { id_fo }, body: { pieces } });
  };

  const addProjet = async (as: Actor, id_fo: string, customs: object = { nombre_sessions: 3 }) => {
    const { body: projet } = await portal.api(createProjet, { as, params: { id_fo } });
    const wanted = filledProjet(projet.corps, customs);
    const changes = changesBetween(projet.corps, wanted);
    return portal.api(saveProjet, {
      as,
      params: { id_fo, id: projet.id },
      ifMatch: projet.version,
      body: { changes },
    });
  };

  /** Creates a complete dossier of Jeanne's that is not transmitted. */
  const aReady = async (customs?: object): Promise<{ id: string; id_fo: string; version: number }> => {
    const { body } = await create();
    await fill(world.jeanne, body.id_fo);
    await addProjet(world.jeanne, body.id_fo, customs);
    const { id, id_fo, version } = await read(world.jeanne, body.id_fo);
    return { id, id_fo, version };
  };

  const transmit = async (
    as: Actor,
    id_fo: string,
    options: { ifMatch?: number | string; key?: string } = {},
  ) => {
    const ifMatch = options.ifMatch ?? (await read(world.jeanne, id_fo)).version;
    return portal.api(transmitDossier, {
      as,
      params: { id_fo },
      ifMatch,
      body: {},
      idempotencyKey: options.key,
    });
  };

  return { read, create, fill, addProjet, aReady, transmit };
}
