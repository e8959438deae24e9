import { associationEndpoints as endpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import { changesBetween } from '@asso/domain/kernel/changes';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readersOfAssociations } from '../association-access.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, updateAssociation } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const registre = JSON.stringify({
  RNA: {
    date: '2026-03-02',
    identite: { nom: 'LES PIONS' },
    coordonnees: { adresse_siege: { voie: 'DES LILAS', cp: '13011', commune: 'MARSEILLE' } },
    activites: {},
  },
  Sirene: {
    date: '2026-01-05',
    identite: { nom: 'Les Pions', id_forme_juridique: '9220' },
    coordonnees: { adresse_siege: { voie: 'DES ROSES', cp: '13011', commune: 'MARSEILLE' } },
    activites: {},
  },
});
const association = await anAssociation(db, { registre });
const { id: id_asso } = association;
const jeanne = await aPerson(db, { membre: { id_association: id_asso } });
const lea = await aPerson(db, { membre: { id_association: id_asso, id_siret: association.annexe } });
const query = { id_asso };
const read = async (as = jeanne) => portal.api(ficheEndpoints.readFiche, { as, query });

const typed = {
  identite: {
    sigle: 'LPH',
    regime: 'alsaceMoselle',
    util_publique: true,
    date_publication_util_publique: '2001-05-06',
    date_pub_registre: '1999-12-31',
    a_dons_subv_153000: true,
    a_publication_comptes_jo: true,
    a_commissaire_aux_comptes: true,
    type_structure_sportive: 'CLUB',
    numero_amalia: '12345678901234',
    volume: '012',
    folio: '345',
    tribunal_instance: 'Tribunal judiciaire de Strasbourg',
    impots_commerciaux: false,
  },
  coordonnees: {
    adresse_gestion: {
      num_voie: '3',
      type_voie: 'RUE',
      voie: 'DES BAINS',
      cp: '13260',
      commune: 'CASSIS',
      code_insee: '13022',
    },
    telephone: '0491000010',
    courriel: 'contact@pions.exemple.fr',
    site_web: 'https://pions.exemple.fr',
    publication_internet: true,
  },
  activites: {
    domaine: 'Sport',
    objet: 'Jouer.',
    id_objet_social1: '007000',
    champ_action_territorial: 'local',
    jours_horaires_ouverture: 'Le mardi, de 18h à 20h.',
    commentaire: 'Fermée en août.',
  },
  specificites: {
    passsport: {
      est_volontaire: true,
      activites: 'Judo, échecs',
      a_accueil_handicap_moteur: true,
      a_accueil_handicap_mental: false,
    },
    vaeb: {
      est_vaeb: true,
      type_structure: 'Point d’appui',
      service_propose: 'Un entretien.',
      telephone: '0491000011',
      courriel: 'vaeb@pions.exemple.fr',
    },
    guidasso: {
      est_guidasso: true,
      mission: ['ORI', 'ACG'],
      telephone: '0491000012',
      courriel: 'guidasso@pions.exemple.fr',
    },
  },
};

const saves = {
  identite: endpoints.saveIdentite,
  coordonnees: endpoints.saveCoordonnees,
  activites: endpoints.saveActivites,
  specificites: endpoints.saveSpecificites,
};

describe('the whole file', () => {
  it('keeps every field an association writes, section by section, as it was given', async () => {
    const other = await anAssociation(db);
    const as = await aPerson(db, { membre: { id_association: other.id } });
    const whole = async () =>
      (await portal.api(ficheEndpoints.readFiche, { as, query: { id_asso: other.id } })).body;
    const order = ['activites', 'identite', 'coordonnees', 'specificites'] as const;
    for (const name of order) {
      const { version, [name]: stored } = await whole();
      const saved = await portal.api(saves[name], {
        as,
        query: { id_asso: other.id },
        body: { changes: changesBetween(stored, { ...stored, ...typed[name] }) },
        ifMatch: version,
      });
      expect([name, saved.status]).toEqual([name, 200]);
    }
    const fiche = await whole();
    expect(fiche).toMatchObject(typed);
    expect(fiche).toMatchObject({
      commentaire: 'Fermée en août.',
      agrement: { tca_etat: 'valide' },
      manques: [],
    });
    expect(Object.keys(fiche.ecrits_le).toSorted()).toEqual([...order].toSorted());
    const alone = await portal.api(endpoints.readSpecificites, { as, query: { id_asso: other.id } });
    expect(alone.body.specificites).toEqual(typed.specificites);
  });

  it('says what is missing of a programme one takes part in, and nothing of the others', async () => {
    const other = await anAssociation(db);
    const as = await aPerson(db, { membre: { id_association: other.id } });
    const { status, body } = await portal.api(endpoints.saveSpecificites, {
      as,
      query: { id_asso: other.id },
      body: { changes: { 'guidasso.est_guidasso': { to: true }, 'vaeb.est_vaeb': { to: false } } },
      ifMatch: 1,
    });
    expect(status).toBe(200);
    expect(body.manques.map(({ field }) => field)).toEqual(['guidasso.mission']);
  });

  it('shows both registers where they differ', async () => {
    const { body } = await read();
    expect(body.sources['coordonnees.adresse_siege']).toEqual({ source: 'RNA', date: '2026-03-02' });
    expect(body.ecarts['coordonnees.adresse_siege']).toMatchObject({
      source: 'Sirene',
      valeur: { voie: 'DES ROSES' },
    });
  });

  it('shows what the accreditation procedure wrote, which nobody else writes', async () => {
    const other = await anAssociation(db);
    const as = await aPerson(db, { membre: { id_association: other.id } });
    await updateAssociation(db, other.id_rna, {
      agrement: JSON.stringify({ tca_etat: 'valide', tca_date_renouvellement: '2030-01-01' }),
    });
    const { body } = await portal.api(ficheEndpoints.readFiche, { as, query: { id_asso: other.id } });
    expect(body.agrement).toEqual({ tca_etat: 'valide', tca_date_renouvellement: '2030-01-01' });
    const refused = await portal.api(endpoints.saveIdentite, {
      as,
      query: { id_asso: other.id },
      body: { tca_etat: 'valide' },
      ifMatch: body.version,
    });
    expect(refused.codes).toEqual(['kernel.champ-inconnu']);
  });

  it('holds the rows of the collections as their lists say them, and the day they were written', async () => {
    const add = (as: typeof jeanne, body: object) =>
      portal.api(collectionCalls.ribs.add, { as, query, body });
    await add(jeanne, { id_siret: association.siege, iban: 'FR7642559000052102312860353' });
    await add(lea, { iban: 'FR7630006000011234567890189' });
    const lists = async (as: typeof jeanne) => {
      const { body: fiche } = await read(as);
      const { body: list } = await portal.api(collectionCalls.ribs.list, { as, query });
      return [fiche.lignes.ribs.map(({ id }) => id), list.items.map(({ id }) => id)];
    };
    const [own, listed] = await lists(jeanne);
    expect(own).toEqual(listed);
    expect(own).toHaveLength(2);
    expect((await lists(lea))[0]).toHaveLength(1);
    expect((await read()).body.ecrits_le.ribs).toBe(portal.clock.now().toISOString());
  });

  it('shows a secondary manager their own place only [R6.23], the head office all of them [R6.24]', async () => {
    const places = async (as: typeof jeanne) =>
      (await read(as)).body.etablissements.map(({ id_siret }) => id_siret);
    expect(await places(jeanne)).toEqual([association.siege, association.annexe]);
    expect(await places(lea)).toEqual([association.annexe]);
    const admin = await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' });
    expect(await places(admin)).toHaveLength(2);
  });

  it.each(['id_siren', 'id_rna', 'siege', 'id'] as const)(
    'is the same 404 for a stranger who names it by its %s [R8.15] [M105]',
    async (name) => {
      const stranger = await aPerson(db, { membre: { id_association: (await anAssociation(db)).id } });
      const asked = { query: { id_asso: association[name] } };
      const refused = await portal.api(ficheEndpoints.readFiche, { as: stranger, ...asked });
      expect([refused.status, refused.problem.message]).toEqual([404, "L'API association est inaccessible"]);
      expect((await portal.api(ficheEndpoints.readFiche, { as: jeanne, ...asked })).status).toBe(200);
    },
  );

  it('is read only for a service', async () => {
    const agent = await aPerson(db, { roles: ['rds.user'], role: 'rds.user' });
    expect((await read(agent)).status).toBe(404);
    readersOfAssociations.add(async (_, { actor }) => actor.id === agent.id);
    const { status, body } = await read(agent);
    expect([status, body.rights.edit, body.profil]).toEqual([200, false, 'lecture']);
    const refused = await portal.api(endpoints.saveSpecificites, {
      as: agent,
      query,
      body: { changes: {} },
      ifMatch: body.version,
    });
    expect(refused.status).toBe(403);
  });
});
