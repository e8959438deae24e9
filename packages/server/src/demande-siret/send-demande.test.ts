import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  aSiretWorld,
  countDemandes,
  demandeSiretCalls,
  readDemandeRows,
  type SiretWorld,
  siretToday,
} from './test/test-demandes.sql.ts';

const portal = await aPortal({ features, clock: aClock(siretToday) });
const { api, db } = portal;

const whole = ({ id_rna, documents }: SiretWorld) => ({
  identite: { id_rna, dateCreation: '2024-03-12' },
  activites: {
    objet: 'Faire découvrir « les échecs ».',
    id_objet_social1: '011000',
    types_employeur: ['association-subvention'],
    permanence: 'P',
  },
  coordonnees: {
    info_siege: { domicile_entreprise: false, domicile_provisoire_rl: true },
    adresse_siege: {
      num_voie: '3 ter',
      type_voie: 'RUE',
      voie: 'des Lilas',
      cp: '84000',
      commune: 'Avignon',
    },
    courrier_ailleurs: false,
  },
  documents,
  attestation: true,
});

type Body = ReturnType<typeof whole>;

const send = (as: Actor, body: readonly Body[], idempotencyKey?: string) =>
  api(demandeSiretEndpoints.sendDemandeSiret, { as, body: [...body] as never, idempotencyKey });

describe('a whole request at once', () => {
  it('is begun, filled, cleaned and sent [R7.12] [R5.33] [R5.39] [R5.40]', async () => {
    const monde = await aSiretWorld(db);
    const { status, body } = await send(monde.jeanne, [whole(monde)]);
    expect(status).toBe(201);
    expect(body.demande.description.code_etat).toBe('AEM');
    const { demande, actions } = await readDemandeRows(db, body.demande.id);
    expect(demande?.corps_transmis).toMatchObject({
      activites: { objet: 'Faire découvrir les échecs .' },
      coordonnees: { adresse_siege: { num_voie: '3', repet_voie: 'T', code_insee: '84007', pays: 'FRANCE' } },
    });
    expect(actions).toEqual(['siret.create', 'enregistrer', 'siret.transmit']);
  });

  it('leaves as the register takes it: cut, and its quotes made plain [R5.31] [R5.34] [R5.35] [R5.36] [R5.37] [R5.42] [R9.24] [R9.25] [R9.26] [R9.27] [R9.28]', async () => {
    const monde = await aSiretWorld(db, { nom: 'é'.repeat(130) });
    const { activites, coordonnees, ...others } = whole(monde);
    const adresse_siege = {
      ...coordonnees.adresse_siege,
      cplt_1: 'c'.repeat(38),
      voie: 'v'.repeat(32),
      bp: '123456789',
    };
    const info_siege = { domicile_entreprise: true, domiciliataire_nom: '« L’Atelier d’en face »' };
    const { status, codes, body } = await send(monde.jeanne, [
      {
        ...others,
        activites: { ...activites, objet: 'o'.repeat(300) },
        coordonnees: { ...coordonnees, adresse_siege, info_siege },
      } as never,
    ]);
    expect([status, codes]).toEqual([201, []]);
    expect((await readDemandeRows(db, body.demande.id)).demande?.corps_transmis).toMatchObject({
      identite: { nom: 'É'.repeat(120) },
      activites: { objet: 'o'.repeat(260) },
      coordonnees: {
        adresse_siege: { cplt_1: 'c'.repeat(35), voie: 'v'.repeat(30), bp: '1234567' },
        info_siege: { domiciliataire_nom: '"L\'Atelier d\'en face"' },
      },
    });
  });

  it.each([
    ['num_voie', '1234567890', 'kernel.trop-long', 'R5.21'],
    ['repet_voie', 'BIS', 'kernel.longueur-exacte', 'R5.22'],
  ])('is refused for an address whose %s is « %s »: %s [%s]', async (name, typed, code) => {
    const monde = await aSiretWorld(db);
    const { coordonnees, ...others } = whole(monde);
    const adresse_siege = { ...coordonnees.adresse_siege, num_voie: '3', [name]: typed };
    const { status, problem } = await send(monde.jeanne, [
      { ...others, coordonnees: { ...coordonnees, adresse_siege } },
    ]);
    expect([status, problem.code, problem.field]).toEqual([400, code, `coordonnees.adresse_siege.${name}`]);
    expect(await countDemandes(db, monde.id_association)).toBe(0);
  });

  it.each([
    ['none', (_: Body) => []],
    ['two', (one: Body) => [one, one]],
  ])('is one, not %s [R7.12]', async (_said, list) => {
    const monde = await aSiretWorld(db);
    const { status, problem } = await send(monde.jeanne, list(whole(monde)));
    expect(status).toBe(400);
    expect(problem.message).toBe('Envoyez une demande et une seule dans la liste.');
    expect(await countDemandes(db, monde.id_association)).toBe(0);
  });

  it('is kept whole or not at all', async () => {
    const monde = await aSiretWorld(db);
    const { id_rna: _, ...identite } = whole(monde).identite;
    const incomplete = {
      ...whole(monde),
      attestation: false,
      identite: { ...identite, id_rna: monde.id_rna },
    };
    const { status, codes } = await send(monde.jeanne, [incomplete]);
    expect([status, codes]).toEqual([422, ['kernel.case-a-cocher']]);
    const stranger = { ...whole(monde), documents: { ...monde.documents, STC: monde.documents.REC } };
    expect((await send(monde.jeanne, [stranger])).codes).toEqual(['dossier.document-autre-type']);
    expect(await countDemandes(db, monde.id_association)).toBe(0);
  });

  it('is taken as it is read, with what only the portal writes as long as it says the same [R7.12]', async () => {
    const monde = await aSiretWorld(db);
    const calls = demandeSiretCalls(portal, monde);
    const { body: begun } = await calls.create();
    await api(demandeSiretEndpoints.deleteDemandeSiret, { as: monde.jeanne, params: { id: begun.id } });
    const { identifiant, identite, activites } = begun.demande;
    const read = whole(monde);
    const body = {
      ...read,
      identifiant,
      identite: { ...identite, id_rna: monde.id_rna, dateCreation: '2024-03-12' },
      activites: { ...activites, ...read.activites },
    };
    const before = await countDemandes(db, monde.id_association);
    const renamed = { ...body, identite: { ...body.identite, nom: 'Un autre nom' } };
    const refused = await send(monde.jeanne, [renamed]);
    expect([refused.codes, refused.problem.field]).toEqual([['kernel.champ-non-modifiable'], 'identite.nom']);
    const unknown = { ...body, identite: { ...body.identite, couleur: 'bleu' } };
    expect((await send(monde.jeanne, [unknown])).codes).toEqual(['kernel.champ-inconnu']);
    expect(await countDemandes(db, monde.id_association)).toBe(before);
    const sent = await send(monde.jeanne, [body]);
    expect([sent.status, sent.codes]).toEqual([201, []]);
  });

  it('is not for an association whose seat is in Alsace-Moselle', async () => {
    const monde = await aSiretWorld(db);
    const strasbourg = { ...whole(monde).coordonnees.adresse_siege, cp: '67000', commune: 'Strasbourg' };
    const body = whole(monde);
    const refused = await send(monde.jeanne, [
      { ...body, coordonnees: { ...body.coordonnees, adresse_siege: strasbourg } },
    ]);
    expect([refused.codes, refused.problem.field]).toEqual([
      ['demande-siret.alsace-moselle'],
      'coordonnees.adresse_siege.cp',
    ]);
    const metz = await aSiretWorld(db, { code_postal: '57000', registre: JSON.stringify({}) });
    const closed = await demandeSiretCalls(portal, metz).create();
    expect(closed.codes).toEqual(['demande-siret.alsace-moselle']);
  });

  it('is for members and administrators, once [R6.19] [M085]', async () => {
    const monde = await aSiretWorld(db);
    expect((await send(monde.paul, [whole(monde)])).status).toBe(404);
    expect((await send(monde.service, [whole(monde)])).status).toBe(403);
    const key = `sending-${monde.id_rna}`;
    const [first, same] = [
      await send(monde.ali, [whole(monde)], key),
      await send(monde.ali, [whole(monde)], key),
    ];
    expect([first.status, same.status, same.body]).toEqual([201, 201, first.body]);
    expect((await send(monde.jeanne, [whole(monde)])).codes).toEqual(['demande-siret.existante']);
    expect(await countDemandes(db, monde.id_association)).toBe(1);
  });
});
