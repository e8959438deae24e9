import { haaEndpoints as calls } from '@asso/contract/agrement/haa/haa.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { haaProblems } from '@asso/domain/agrement/haa/haa.rules';
import { haaComplete } from '@asso/domain/agrement/haa/test/test-haa-complete';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { describe, expect, it } from 'vitest';
import { readersOfAssociations } from '../../association/association-access.ts';
import { associationFeature } from '../../association/feature.ts';
import { anAssociation, aPerson } from '../../association/test/test-associations.sql.ts';
import { documentFeature } from '../../document/feature.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { haaFeature } from './feature.ts';
import { readSitesDeclares } from './site-view.ts';
import { aFoodAid, testAdresse } from './test/test-sites.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature, haaFeature] });
const { db } = portal;

describe('a site', () => {
  it('is added with its address, read, changed by the changed fields alone and removed', async () => {
    const { addWith, list, save, remove, site, jeanne } = await aFoodAid(portal);
    const { status, body: added } = await addWith(testAdresse);
    expect(status).toBe(201);
    expect(added).toMatchObject({
      ...site,
      membre: 'Siège',
      version: 1,
      complet: true,
      manques: [],
      adresse: { ...testAdresse, pays: 'France', code_insee: '13211', version: 1, nb_sites: 1 },
    });
    expect(added.adresse_id).toBe(added.adresse?.id);
    expect((await list()).body.items).toEqual([added]);
    const saved = await save(added.id, { periode_fermeture: 'En août' });
    expect(saved.body).toMatchObject({ ...site, periode_fermeture: 'En août', version: 2 });
    expect((await save(added.id, { periode_fermeture: 'En mai' }, 1)).status).toBe(409);
    expect((await remove(added.id)).body).toEqual({ id: added.id, deleted: true });
    expect((await list()).body.items).toEqual([]);
    const history = await listHistory(db, { objet: 'site-haa', id_objet: added.id }, { limit: 5 });
    expect(history.map(({ action }) => action).toSorted()).toEqual(['ajouter', 'enregistrer', 'retirer']);
    expect(history.every(({ id_utilisateur }) => id_utilisateur === jeanne.id)).toBe(true);
  });

  it('keeps its activities as JSON text beside the list [R3.11]', async () => {
    const { add, save } = await aFoodAid(portal);
    const { body } = await add();
    expect(body).toMatchObject({ nature_activite: ['EPI', 'COL'], code_nature_activite: '["EPI","COL"]' });
    const saved = await save(body.id, { nature_activite: ['MAR'] });
    expect(saved.body).toMatchObject({ nature_activite: ['MAR'], code_nature_activite: '["MAR"]' });
    expect((await save(body.id, { code_nature_activite: '[]' }, 2)).codes).toEqual([
      'kernel.champ-non-modifiable',
    ]);
    expect((await save(body.id, { nature_activite: ['ZZZ'] }, 2)).status).toBe(400);
  });

  it('is of one of our establishments, or of a member of the network [R3.12]', async () => {
    const { add, save, annexe, id_asso, jeanne } = await aFoodAid(portal);
    const member = await portal.api(collectionCalls.compositions.add, {
      as: jeanne,
      query: { id_asso },
      body: {
        nom: 'Membre fictif',
        membre_haa: true,
        adresse: { voie: 'quai Neuf', cp: '13002', commune: 'Marseille' },
      },
    });
    const { body } = await add();
    expect(body).toMatchObject({ isEtablissement: true, membre_reseau_id: null });
    const named = { type_membre: 'association', membre_reseau_id: member.body.id };
    const saved = await save(body.id, named);
    expect(saved.body).toMatchObject({
      ...named,
      isEtablissement: false,
      selectedMembre: member.body.id,
      membre_siret_id: null,
      membre: 'Membre fictif',
    });
    const theirs = await save(body.id, { adresse_membre: true }, 2);
    expect(theirs.body.adresse).toMatchObject({ voie: 'quai Neuf', cp: '13002', pays: 'France' });
    const back = await save(
      body.id,
      { isEtablissement: true, selectedMembre: annexe, adresse_membre: false },
      3,
    );
    expect(back.body).toMatchObject({
      type_membre: 'etablissement',
      membre_siret_id: annexe,
      membre: 'Base',
    });
    expect((await add({ nom: 'Autre', type_membre: 'commune' })).status).toBe(400);
  });

  it('is incomplete once the member that runs it, or who is in charge of it, is removed', async () => {
    const { add, save, list, id_asso, jeanne: as } = await aFoodAid(portal);
    const added = async (call: keyof typeof collectionCalls, body: object) =>
      (
        (await portal.api(collectionCalls[call].add as never, { as, query: { id_asso }, body } as never))
          .body as { id: string }
      ).id;
    const member = await added('compositions', { nom: 'Membre fictif', membre_haa: true });
    const person = await added('representants_legaux', { nom: 'Roux', prenom: 'Ana' });
    const of = { type_membre: 'association', membre_siret_id: null, membre_reseau_id: member };
    const { body } = await add({ ...of, itinerant: true, responsable_id: person });
    expect(body).toMatchObject({ complet: true, manques: [] });
    for (const [call, uuid] of [
      ['compositions', member],
      ['representants_legaux', person],
    ] as const)
      await portal.api(collectionCalls[call].remove, { as, query: { id_asso, uuid } });
    const [site] = (await list()).body.items;
    expect([site?.complet, site?.membre]).toEqual([false, 'Membre fictif']);
    expect(site?.manques.map(({ field, message }) => [field, message])).toEqual([
      [
        'membre_reseau_id',
        '« Membre fictif » n’est plus dans la composition de votre réseau. Choisissez qui tient ce site, ou retirez le site.',
      ],
      [
        'responsable_id',
        '« Ana Roux » n’est plus dans les représentants de votre association. Choisissez un autre responsable du site, ou aucun.',
      ],
    ]);
    const [declare] = await readSitesDeclares(db, id_asso);
    expect(haaProblems(haaComplete(), declare ? [declare] : [])).toMatchObject([
      { code: 'haa.site-incomplet', params: { quoi: 'Membre du réseau, Responsable du site' } },
    ]);
    const other = await added('compositions', { nom: 'Autre membre', membre_haa: true });
    const kept = await save(body.id, { membre_reseau_id: other, responsable_id: null });
    expect(kept.body).toMatchObject({ complet: true, membre: 'Autre membre' });
  });

  it('names only what is its association’s', async () => {
    const { add, siege } = await aFoodAid(portal);
    const other = await aFoodAid(portal);
    const theirs = await other.addWith(testAdresse);
    const person = await portal.api(collectionCalls.representants_legaux.add, {
      as: other.jeanne,
      query: { id_asso: other.id_asso },
      body: { nom: 'Roux' },
    });
    const codes = async (more: object) => (await add({ nom: 'Essai', ...more })).codes;
    expect(await codes({ membre_siret_id: other.siege })).toEqual(['association.etablissement-inconnu']);
    expect(await codes({ adresse_id: theirs.body.adresse_id })).toEqual(['haa.adresse-inconnue']);
    expect(await codes({ responsable_id: person.body.id })).toEqual(['haa.responsable-inconnu']);
    const member = { type_membre: 'association', membre_siret_id: null, membre_reseau_id: theirs.body.id };
    expect(await codes(member)).toEqual(['haa.membre-inconnu']);
    expect(await codes({ adresse_membre: true })).toEqual(['haa.membre-sans-adresse']);
    expect((await add({ nom: 'Essai', membre_siret_id: siege })).status).toBe(201);
  });

  it('has a name of its own', async () => {
    const { add, save } = await aFoodAid(portal);
    const { body } = await add();
    const twice = await add({ nom: ' épicerie  nord ' });
    expect([twice.status, twice.problem.code, twice.problem.field]).toEqual([
      409,
      'haa.site-en-double',
      'nom',
    ]);
    const second = await add({ nom: 'Épicerie Sud' });
    expect((await save(second.body.id, { nom: 'ÉPICERIE NORD' })).codes).toEqual(['haa.site-en-double']);
    expect((await add({ nom: '' })).codes).toEqual(['kernel.obligatoire']);
    expect((await save(body.id, { nom: 'Épicerie du Nord' })).status).toBe(200);
  });

  it('keeps hours, and refuses those that cannot be', async () => {
    const { add, save } = await aFoodAid(portal);
    const { body } = await add({ horaire_ouverture: [{ id: 'a', jour: 'MA', de: '9h', a: '12h' }] });
    expect(body.horaire_ouverture).toEqual([{ id: 'a', jour: 'MA', de: '09h00', a: '12h00' }]);
    const changes = { 'horaire_ouverture.a.a': { from: '12h00', to: '08h30' } };
    expect((await save(body.id, { changes })).codes).toEqual(['haa.horaires-inverses']);
  });

  it('says what it lacks to be declared, and goes round without an address', async () => {
    const { add, list, id_asso } = await aFoodAid(portal);
    const { body } = await add();
    expect(body).toMatchObject({ complet: false, adresse: null });
    expect(body.manques.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'haa.adresse-a-preciser adresse',
    ]);
    const camion = await add({ nom: 'Camion', itinerant: true, nature_activite: ['MAR'] });
    expect(camion.body).toMatchObject({ itinerant: true, complet: true });
    expect((await list()).body.items.map(({ nom }) => nom)).toEqual(['Camion', 'Épicerie Nord']);
    expect(await readSitesDeclares(db, id_asso)).toMatchObject([
      { nom: 'Camion', itinerant: true, adresse: null },
      { nom: 'Épicerie Nord', adresse: null },
    ]);
  });

  it('sent twice with one key is one site', async () => {
    const { site, id_asso, jeanne, list } = await aFoodAid(portal);
    const sent = { as: jeanne, query: { id_asso }, body: site, idempotencyKey: crypto.randomUUID() };
    const first = await portal.api(calls.addSiteHaa, sent);
    const second = await portal.api(calls.addSiteHaa, sent);
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    expect((await list()).body.items).toHaveLength(1);
  });
});

describe('what is missing', () => {
  it.each([
    ['GET', (as: never) => portal.api(calls.listSitesHaa, { as, query: {} })],
    ['POST', (as: never) => portal.api(calls.addSiteHaa, { as, query: {}, body: { nom: 'A' } })],
    ['PATCH', (as: never) => portal.api(calls.saveSiteHaa, { as, query: {}, body: {}, ifMatch: 1 })],
    ['DELETE', (as: never) => portal.api(calls.removeSiteHaa, { as, query: {} })],
  ])('%s without a SIREN says so [R5.135]', async (_, ask) => {
    const { jeanne } = await aFoodAid(portal);
    const { status, problem } = await ask(jeanne as never);
    expect([status, problem.message]).toEqual([400, 'Le numéro siren est manquant']);
  });

  it('the postcode, or the association, of a search of addresses is said [R5.136] [R5.137]', async () => {
    const { jeanne, id_asso } = await aFoodAid(portal);
    const ask = (query: object) => portal.api(calls.listAdressesHaa, { as: jeanne, query });
    expect((await ask({ idAsso: id_asso })).problem.message).toBe('Le code postal est manquant');
    expect((await ask({ codePostal: '13011' })).problem.message).toBe(
      "L'identifiant association est manquant",
    );
    expect((await ask({ idAsso: id_asso, codePostal: '13011' })).body).toEqual({ items: [] });
  });

  it('a change needs the SIREN, the site and what changes [R5.138]', async () => {
    const { jeanne: as, id_asso, id_siren, add } = await aFoodAid(portal);
    const { id } = (await add()).body;
    const body = { periode_fermeture: 'En août' };
    const save = (query: object, sent: object = body) =>
      portal.api(calls.saveSiteHaa, { as, query, body: sent as Record<string, unknown>, ifMatch: 1 });
    expect((await save({ id })).codes).toEqual(['haa.siren-manquant']);
    expect((await save({ id_asso })).codes).toEqual(['haa.site-manquant']);
    expect((await save({ id_asso, id }, {})).codes).toEqual(['haa.contenu-manquant']);
    expect((await save({ id_asso: id_siren, id })).status).toBe(200);
  });

  it.each([
    ['saveSiteHaa', calls.saveSiteHaa],
    ['saveAdresseHaa', calls.saveAdresseHaa],
  ] as const)(
    '%s without If-Match either says first that the SIREN, or the site, is missing',
    async (_, call) => {
      const { jeanne: as, id_asso, addWith } = await aFoodAid(portal);
      const { id } = (await addWith(testAdresse)).body;
      const ask = async (query: object) => {
        const { status, problem } = await portal.api(call, {
          as,
          query,
          body: {},
          ifMatch: undefined as never,
        });
        return [status, problem.message];
      };
      expect(await ask({ id })).toEqual([400, 'Le numéro siren est manquant']);
      expect(await ask({ id_asso })).toEqual([400, 'Indiquez le site par son identifiant.']);
      expect((await ask({ id_asso, id }))[0]).toBe(428);
    },
  );

  it('a change that changes nothing says so, except when it is sent again', async () => {
    const { addWith, save, jeanne: as, id_asso } = await aFoodAid(portal);
    const { id, adresse } = (await addWith(testAdresse)).body;
    const body = { periode_fermeture: 'En août' };
    expect((await save(id, { nom: 'Épicerie Nord' })).problem).toMatchObject({
      status: 400,
      code: 'kernel.inchange',
      message: kernelProblems['kernel.inchange'].message,
    });
    expect((await save(id, body)).body.version).toBe(2);
    // The answer was lost, and the browser sends the same save again: it is done already.
    const again = await save(id, body);
    expect([again.status, again.body.version]).toEqual([200, 2]);
    expect((await save(id, body, 2)).codes).toEqual(['kernel.inchange']);
    const sameAddress = { as, query: { id_asso, id: adresse?.id ?? '' }, body: { cp: '13011' }, ifMatch: 1 };
    expect((await portal.api(calls.saveAdresseHaa, sameAddress)).codes).toEqual(['kernel.inchange']);
  });
});

describe('who', () => {
  it('reads and writes: somebody else’s is not there, by any number; the owner’s is', async () => {
    const { jeanne, id_asso, id_siren, id_rna, siege, addWith, site } = await aFoodAid(portal);
    const other = await aFoodAid(portal);
    const { id } = (await addWith(testAdresse)).body;
    const body = { periode_fermeture: 'En août' };
    for (const number of [id_asso, id_siren, id_rna, siege]) {
      const query = { id_asso: number, id };
      const statuses = async (as: typeof jeanne) => [
        (await portal.api(calls.listSitesHaa, { as, query: { id_asso: number } })).status,
        (await portal.api(calls.listAdressesHaa, { as, query: { idAsso: number, codePostal: '13011' } }))
          .status,
        (
          await portal.api(calls.addSiteHaa, {
            as,
            query: { id_asso: number },
            body: { ...site, nom: number },
          })
        ).status,
        (await portal.api(calls.saveSiteHaa, { as, query, body, ifMatch: 1 })).status,
        (await portal.api(calls.saveAdresseHaa, { as, query, body: { num_voie: '14' }, ifMatch: 1 })).status,
        (
          await portal.api(calls.importSitesHaa, {
            as,
            query: { id_asso: number },
            body: { texte: 'x', essai: true },
          })
        ).status,
      ];
      expect(await statuses(other.jeanne)).toEqual([404, 404, 404, 404, 404, 404]);
      // The owner makes the same calls as a control: only the import is refused, because its file has no line.
      expect(await statuses(jeanne)).toEqual([200, 200, 201, 200, 200, 400]);
    }
    const through = { as: other.jeanne, query: { id_asso: other.id_asso, id } };
    expect((await portal.api(calls.saveSiteHaa, { ...through, body, ifMatch: 1 })).status).toBe(404);
    expect((await portal.api(calls.removeSiteHaa, through)).status).toBe(404);
    expect(
      (await portal.api(calls.saveAdresseHaa, { ...through, body: { voie: 'x' }, ifMatch: 1 })).status,
    ).toBe(404);
    expect(
      (await portal.api(calls.giveAdresseHaa, { ...through, body: { adresse: testAdresse } })).status,
    ).toBe(404);
    expect((await portal.api(calls.takeAdresseHaa, through)).status).toBe(404);
    const own = { as: jeanne, query: { id_asso, id } };
    expect((await portal.api(calls.removeSiteHaa, own)).status).toBe(200);
  });

  it('a service that may read the association reads no site that it was not sent, and writes nothing; another sees nothing', async () => {
    const { id_asso, addWith, site } = await aFoodAid(portal);
    const agent = await aPerson(db, { roles: ['rds.user'], role: 'rds.user' });
    const stranger = await aPerson(db, { roles: ['rds.user'], role: 'rds.user' });
    readersOfAssociations.add(
      async (_, asked) => asked.actor.id === agent.id && asked.id_association === id_asso,
    );
    await addWith(testAdresse);
    const query = { id_asso };
    // The sites that the association prepares are its own: a service reads those that it was sent.
    expect((await portal.api(calls.listSitesHaa, { as: agent, query })).body.items).toEqual([]);
    expect((await portal.api(calls.listSitesHaa, { as: stranger, query })).status).toBe(404);
    expect((await portal.api(calls.addSiteHaa, { as: agent, query, body: site })).status).toBe(403);
    expect(
      (await portal.api(calls.importSitesHaa, { as: agent, query, body: { texte: '', essai: true } })).status,
    ).toBe(403);
  });

  it('rds.admin reads no site that was not sent; a secondary manager reads its own and writes none', async () => {
    const { id_asso, annexe, add, site } = await aFoodAid(portal);
    const here = await aPerson(db, { roles: ['rds.admin'], role: 'rds.admin', territoire: '13' });
    const elsewhere = await aPerson(db, { roles: ['rds.admin'], role: 'rds.admin', territoire: '29' });
    const lea = await aPerson(db, { membre: { id_association: id_asso, id_siret: annexe } });
    await add();
    await add({ nom: 'Base', membre_siret_id: annexe });
    const query = { id_asso };
    const names = async (as: typeof lea) =>
      (await portal.api(calls.listSitesHaa, { as, query })).body.items.map(({ nom }) => nom);
    expect(await names(here)).toEqual([]);
    expect((await portal.api(calls.listSitesHaa, { as: elsewhere, query })).status).toBe(404);
    expect(await names(lea)).toEqual(['Base']);
    expect((await portal.api(calls.addSiteHaa, { as: lea, query, body: site })).status).toBe(403);
  });

  it('nobody without an account', async () => {
    const { id } = await anAssociation(db);
    expect((await portal.api(calls.listSitesHaa, { query: { id_asso: id } })).status).toBe(401);
  });
});
