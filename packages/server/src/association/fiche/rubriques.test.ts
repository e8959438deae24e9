import { associationEndpoints as endpoints } from '@asso/contract/association/association.endpoints';
import { changesBetween } from '@asso/domain/kernel/changes';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readersOfAssociations } from '../association-access.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, closeEtablissement } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const registre = JSON.stringify({
  RNA: {
    date: '2026-03-02',
    identite: { nom: 'LES PIONS' },
    coordonnees: { adresse_siege: { cp: '13011', commune: 'MARSEILLE' } },
    activites: { objet: 'Jouer.' },
  },
});
const association = await anAssociation(db, { registre });
const { id: id_asso } = association;
const jeanne = await aPerson(db, { membre: { id_association: id_asso } });

type Save = { changes?: object; body?: object; ifMatch: number; as?: typeof jeanne };
const saveActivites = ({ changes, body, ifMatch, as = jeanne }: Save) =>
  portal.api(endpoints.saveActivites, {
    as,
    query: { id_asso },
    body: (body ?? { changes }) as never,
    ifMatch,
  });
const present = async () =>
  (await portal.api(endpoints.readActivites, { as: jeanne, query: { id_asso } })).body;

describe('reading a section', () => {
  it('says each datum with its source, its locks, what is missing and what may be done', async () => {
    const { status, body, etag } = await portal.api(endpoints.readIdentite, {
      as: jeanne,
      query: { id_asso },
    });
    expect(status).toBe(200);
    expect(etag).toBe(`"${body.version}"`);
    expect(body).toMatchObject({
      identite: { nom: 'LES PIONS', id_siren: association.id_siren, regime: 'loi1901' },
      sources: { 'identite.nom': { source: 'RNA', date: '2026-03-02' } },
      verrous: ['identite.nom'],
      manques: [],
      profil: 'siege',
      rights: { edit: true, editRib: true },
    });
    const { body: activites } = await portal.api(endpoints.readActivites, { as: jeanne, query: { id_asso } });
    expect(activites.manques).toMatchObject([
      {
        field: 'champ_action_territorial',
        message: 'Veuillez renseigner le champ Champ d’action territorial.',
      },
    ]);
  });

  it.each(['id_siren', 'id_rna', 'siege', 'annexe', 'id'] as const)('finds it by its %s', async (name) => {
    const reply = await portal.api(endpoints.readIdentite, {
      as: jeanne,
      query: { id_asso: association[name] },
    });
    expect(reply.status).toBe(200);
  });

  it('answers the same 404 for what is missing, unreadable and somebody else’s', async () => {
    const other = await anAssociation(db);
    const replies = await Promise.all(
      [other.id, '00000000-0000-4000-8000-0000000000ff', 'n’importe quoi', 'W999999999'].map((asked) =>
        portal.api(endpoints.readIdentite, { as: jeanne, query: { id_asso: asked } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const said = replies.map(({ problem }) => problem.message);
    expect(new Set(said)).toEqual(new Set(["L'API association est inaccessible"]));
  });

  it('is open to a service once a feature says that it may read it, read only', async () => {
    const agent = await aPerson(db, { roles: ['rds.user'] });
    const read = () => portal.api(endpoints.readCoordonnees, { as: agent, query: { id_asso } });
    expect((await read()).status).toBe(404);
    readersOfAssociations.add(async (_, { actor }) => actor.id === agent.id);
    expect((await read()).body.rights).toMatchObject({ consult: true, edit: false });
  });
});

describe('saving a section', () => {
  it('merges what two people changed in different fields', async () => {
    const { version } = await present();
    const mine = await saveActivites({ changes: { domaine: { to: 'Culture' } }, ifMatch: version });
    expect(mine).toMatchObject({
      status: 200,
      body: { activites: { domaine: 'Culture' }, version: version + 1 },
    });
    const theirs = await saveActivites({
      changes: { champ_action_territorial: { to: 'local' } },
      ifMatch: version,
    });
    expect(theirs.body.activites).toMatchObject({ domaine: 'Culture', champ_action_territorial: 'local' });
  });

  it('gives the present value when both changed the same field, and keeps it', async () => {
    const { version } = await present();
    await saveActivites({ changes: { domaine: { from: 'Culture', to: 'Sante' } }, ifMatch: version });
    const late = await saveActivites({
      changes: { domaine: { from: 'Culture', to: 'Loisirs' }, jours_horaires_ouverture: { to: 'le lundi' } },
      ifMatch: version,
    });
    expect(late).toMatchObject({
      status: 409,
      problem: { conflicts: { domaine: 'Sante' }, version: version + 1 },
    });
    expect((await present()).activites).not.toHaveProperty('jours_horaires_ouverture');
  });

  it('takes the changed fields by name, against the version they name [R7.9]', async () => {
    const { version } = await present();
    const saved = await saveActivites({ body: { domaine: 'Social' }, ifMatch: version });
    expect(saved.body.activites.domaine).toBe('Social');
    expect((await saveActivites({ body: { domaine: 'Sport' }, ifMatch: version })).status).toBe(409);
  });

  it('says what is wrong with changes that are none, whatever they look like', async () => {
    const { version } = await present();
    const refused = async (body: object) => {
      const { status, problem } = await saveActivites({ body: { ...body }, ifMatch: version });
      return [status, problem.field];
    };
    expect(await refused({ changes: { domaine: null } })).toEqual([400, 'changes.domaine']);
    expect(await refused({ changes: { domaine: 'Sport' } })).toEqual([400, 'changes.domaine']);
    expect(await refused({ changes: { domaine: { to: 'Sport', de: 'x' } } })).toEqual([
      400,
      'changes.domaine.de',
    ]);
    expect(await refused({ changes: [] })).toEqual([400, 'changes']);
    expect(await refused({ changes: {}, domaine: 'Sport' })).toEqual([400, 'domaine']);
    expect((await present()).version).toBe(version);
  });

  it('keeps a comment of several lines, composed, and says when it is too long without losing it', async () => {
    const { version } = await present();
    const commentaire = "Fermée en août.\nEntrée par la cour de l'e\u0301cole.";
    const saved = await saveActivites({ changes: { commentaire: { to: commentaire } }, ifMatch: version });
    expect(saved.body.activites.commentaire).toBe("Fermée en août.\nEntrée par la cour de l'école.");
    expect(saved.body.manques.map((one) => one.field)).not.toContain('commentaire');
    const long = { commentaire: { from: saved.body.activites.commentaire, to: 'a'.repeat(1001) } };
    const kept = await saveActivites({ changes: long, ifMatch: saved.body.version });
    expect(kept.body.manques).toContainEqual(expect.objectContaining({ field: 'commentaire' }));
    expect(kept.body.activites.commentaire).toHaveLength(1001);
  });

  it('needs the version it changes', async () => {
    const reply = await portal.inject({
      method: 'PATCH',
      url: `/api${endpoints.saveActivites.path}?id_asso=${id_asso}`,
      headers: { 'access-token': 'test-0' },
      payload: { changes: {} },
    });
    expect(reply.statusCode).toBe(428);
  });

  it('refuses what a register says, a server’s field and an unknown name, each by its name', async () => {
    const { version } = await present();
    const objet = await saveActivites({
      changes: { objet: { from: 'Jouer.', to: 'Autre' } },
      ifMatch: version,
    });
    expect(objet).toMatchObject({ status: 403, problem: { field: 'objet' } });
    const same = await saveActivites({
      changes: { objet: { from: 'Jouer.', to: 'Jouer.' } },
      ifMatch: version,
    });
    expect(same.status).toBe(200);
    const nom = await portal.api(endpoints.saveIdentite, {
      as: jeanne,
      query: { id_asso },
      body: { changes: { nom: { from: 'LES PIONS', to: 'X' }, surnom: { to: 'Y' } } },
      ifMatch: version,
    });
    expect(nom.problem.problems.map(({ field }) => field)).toEqual(['nom', 'surnom']);
  });

  it('refuses an answer that nothing asks for, at its field: it would not be kept', async () => {
    const { version } = await present();
    const culture = await saveActivites({ body: { domaine: 'Culture' }, ifMatch: version });
    const identite = (body: Record<string, unknown>, ifMatch: number) =>
      portal.api(endpoints.saveIdentite, { as: jeanne, query: { id_asso }, body, ifMatch });
    const club = await identite({ type_structure_sportive: 'CLUB' }, culture.body.version);
    expect([club.status, club.codes, club.problem.field]).toEqual([
      400,
      ['association.reponse-non-demandee'],
      'type_structure_sportive',
    ]);
    expect(club.problem.message).toBe(
      '« Type de structure sportive » n’est demandé que si le domaine de l’association est « Sport ».',
    );
    const boxes = { a_dons_subv_153000: false, a_publication_comptes_jo: true };
    expect((await identite(boxes, culture.body.version)).problem.field).toBe('a_publication_comptes_jo');
    const all = await identite({ ...boxes, a_dons_subv_153000: true }, culture.body.version);
    expect([all.status, all.body.identite.a_publication_comptes_jo]).toEqual([200, true]);
    // The box that is unticked clears the two others: nothing that was typed is lost.
    const none = await identite({ a_dons_subv_153000: false }, all.body.version);
    expect(none.status).toBe(200);
  });

  it('clears the structure type when the field is no longer Sport [R5.71]', async () => {
    const { version } = await present();
    const sport = await saveActivites({ body: { domaine: 'Sport' }, ifMatch: version });
    const club = await portal.api(endpoints.saveIdentite, {
      as: jeanne,
      query: { id_asso },
      body: { type_structure_sportive: 'CLUB' },
      ifMatch: sport.body.version,
    });
    expect(club.body.identite.type_structure_sportive).toBe('CLUB');
    await saveActivites({ body: { domaine: 'Culture' }, ifMatch: club.body.version });
    const { body } = await portal.api(endpoints.readIdentite, { as: jeanne, query: { id_asso } });
    expect(body.identite).not.toHaveProperty('type_structure_sportive');
  });

  it('refuses a regime that is not for this structure [R5.74]', async () => {
    const { version } = await present();
    const reply = await portal.api(endpoints.saveIdentite, {
      as: jeanne,
      query: { id_asso },
      body: { regime: 'collectivite' },
      ifMatch: version,
    });
    expect(reply.codes).toEqual(['association.regime-impossible']);
  });

  it('finds the INSEE code of an address that misses it, and says a postcode that cannot be [R5.44]', async () => {
    const save = async (adresse_gestion: object) => {
      const { version } = await present();
      const query = { id_asso };
      const body = { changes: changesBetween({}, { adresse_gestion }) };
      return (await portal.api(endpoints.saveCoordonnees, { as: jeanne, query, body, ifMatch: version }))
        .body;
    };
    const saved = await save({ voie: 'des Lilas', cp: '13011', commune: 'Marseille' });
    expect(saved.coordonnees.adresse_gestion).toMatchObject({ commune: 'Marseille', code_insee: '13211' });
    expect(saved.manques).not.toContainEqual(expect.objectContaining({ field: 'adresse_gestion.cp' }));
    const { version, coordonnees } = saved;
    const wrong = await portal.api(endpoints.saveCoordonnees, {
      as: jeanne,
      query: { id_asso },
      body: { changes: { 'adresse_gestion.cp': { from: coordonnees.adresse_gestion?.cp, to: '1301' } } },
      ifMatch: version,
    });
    expect(wrong.body.coordonnees.adresse_gestion).not.toHaveProperty('code_insee');
    expect(wrong.body.manques).toContainEqual(expect.objectContaining({ field: 'adresse_gestion.cp' }));
  });

  it('is folded in the history, once a person, a section and an hour', async () => {
    const lines = await listHistory(db, { objet: 'association', id_objet: id_asso }, { limit: 50 });
    expect(lines.map(({ section }) => section).toSorted()).toEqual(['activites', 'coordonnees', 'identite']);
  });

  it('is not for a manager of a secondary establishment', async () => {
    const annexe = await aPerson(db, { membre: { id_association: id_asso, id_siret: association.annexe } });
    expect((await saveActivites({ body: { domaine: 'Sport' }, ifMatch: 1, as: annexe })).status).toBe(403);
  });
});

describe('establishments', () => {
  it('are all shown to the head office, their own to a secondary manager [R6.23] [R6.24]', async () => {
    const annexe = await aPerson(db, { membre: { id_association: id_asso, id_siret: association.annexe } });
    const listed = async (as: typeof jeanne) =>
      (await portal.api(endpoints.listEtablissements, { as, query: { id_asso } })).body.items.map(
        ({ id_siret }) => id_siret,
      );
    expect(await listed(jeanne)).toEqual([association.siege, association.annexe]);
    expect(await listed(annexe)).toEqual([association.annexe]);
    await closeEtablissement(db, association.annexe);
    expect(await listed(annexe)).toEqual([]);
  });
});

describe('the changed fields alone, inside a section', () => {
  type Corps = Record<string, unknown>;
  const query = { id_asso };
  const saveCoordonnees = async (body: Corps, ifMatch: number) =>
    portal.api(endpoints.saveCoordonnees, { as: jeanne, query, body, ifMatch });
  const saveSpecificites = async (body: Corps, ifMatch: number) =>
    portal.api(endpoints.saveSpecificites, { as: jeanne, query, body, ifMatch });

  it('change one field of an address, by its path or inside it, and leave the others', async () => {
    const { version } = (await portal.api(endpoints.readCoordonnees, { as: jeanne, query })).body;
    const whole = { pays: 'FRANCE', voie: 'RUE A', cp: '13011', commune: 'MARSEILLE' };
    const first = await saveCoordonnees({ adresse_gestion: whole }, version);
    expect(first.body.coordonnees.adresse_gestion).toMatchObject(whole);
    const dotted = await saveCoordonnees({ 'adresse_gestion.voie': 'RUE B' }, first.body.version);
    expect([dotted.status, dotted.body.coordonnees?.adresse_gestion]).toEqual([
      200,
      expect.objectContaining({ ...whole, voie: 'RUE B' }),
    ]);
    const nested = await saveCoordonnees({ adresse_gestion: { voie: 'RUE C' } }, dotted.body.version);
    expect(nested.body.coordonnees.adresse_gestion).toMatchObject({ ...whole, voie: 'RUE C' });
    const older = await saveCoordonnees({ adresse_gestion: { voie: 'RUE D' } }, version);
    expect([older.status, older.problem.conflicts]).toEqual([409, { 'adresse_gestion.voie': 'RUE C' }]);
  });

  it('read a list as one string wherever it stands [R7.10]', async () => {
    const { version } = (await portal.api(endpoints.readSpecificites, { as: jeanne, query })).body;
    const est = await saveSpecificites({ guidasso: { est_guidasso: true } }, version);
    const saved = await saveSpecificites({ guidasso: { mission: '!ACG' } }, est.body.version);
    expect(saved.body.specificites.guidasso).toMatchObject({ est_guidasso: true, mission: ['ACG'] });
    const empty = await saveSpecificites({ 'guidasso.mission': '!' }, saved.body.version);
    expect(empty.body.specificites.guidasso?.est_guidasso).toBe(true);
    expect(empty.body.specificites.guidasso?.mission ?? []).toEqual([]);
  });
});

describe('what a section says of what was typed', () => {
  type Section = 'Identite' | 'Activites' | 'Coordonnees';

  /** Creates an association, and tells what its section answers for a field once it is saved. */
  async function aSection(section: Section) {
    const { id } = await anAssociation(db);
    const as = await aPerson(db, { membre: { id_association: id } });
    const save = async (row: Section, body: object) => {
      const { version } = (await portal.api(endpoints.readActivites, { as, query: { id_asso: id } })).body;
      const call = { as, query: { id_asso: id }, body: body as never, ifMatch: version };
      return portal.api(endpoints[`save${row}`] as typeof endpoints.saveIdentite, call);
    };
    const said = async (field: string) => {
      const row = endpoints[`read${section}`] as typeof endpoints.readIdentite;
      const { body } = await portal.api(row, { as, query: { id_asso: id } });
      return body.manques.filter((one) => one.field === field).map(({ code }) => code);
    };
    return { save, said };
  }

  it.each([
    ['numero_amalia', 13, 14, 'R5.63'],
    ['volume', 3, 3, 'R5.64'],
    ['folio', 3, 3, 'R5.65'],
  ])('in Alsace-Moselle, %s has %i to %i characters [%s] [R9.29]', async (name, min, max) => {
    const { save, said } = await aSection('Identite');
    await save('Identite', { regime: 'alsaceMoselle' });
    for (const length of [min - 1, min, max, max + 1]) {
      expect((await save('Identite', { [name]: '1'.repeat(length) })).status).toBe(200);
      expect([length, (await said(name)).length]).toEqual([length, length < min || length > max ? 1 : 0]);
    }
  });

  it('the type of sports structure is asked for when the domain is Sport [R5.68]', async () => {
    const { save, said } = await aSection('Identite');
    await save('Activites', { domaine: 'Culture' });
    expect(await said('type_structure_sportive')).toEqual([]);
    await save('Activites', { domaine: 'Sport' });
    expect(await said('type_structure_sportive')).toEqual(['kernel.a-renseigner']);
    await save('Identite', { type_structure_sportive: 'CLUB' });
    expect(await said('type_structure_sportive')).toEqual([]);
  });

  it.each([
    ['exemple', ['identifiant.url']],
    ['ftp://exemple.fr', ['identifiant.url']],
    ['https://exemple.fr', []],
  ])('the site « %s » is said to be %j [R5.124]', async (site_web, expected) => {
    const { save, said } = await aSection('Coordonnees');
    expect((await save('Coordonnees', { site_web })).status).toBe(200);
    expect(await said('site_web')).toEqual(expected);
  });
});

it.each([
  ['9220', 'loi1901', 'R9.8'],
  ['9260', 'alsaceMoselle', 'R9.9'],
  ['9230', 'autre', 'R9.10'],
  ['7210', 'collectivite', 'R9.11'],
  ['9300', 'autre', 'R9.13'],
  ['93000', 'autre', 'R9.13'],
])('the register says the legal form %s: the regime is %s [%s]', async (id_forme_juridique, regime) => {
  const registre = JSON.stringify({
    Sirene: { date: '2026-01-05', identite: { id_forme_juridique }, coordonnees: {}, activites: {} },
  });
  const { id } = await anAssociation(db, { registre });
  const as = await aPerson(db, { membre: { id_association: id } });
  const { body } = await portal.api(endpoints.readIdentite, { as, query: { id_asso: id } });
  expect(body.identite).toMatchObject({ id_forme_juridique, regime });
});
