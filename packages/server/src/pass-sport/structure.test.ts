import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { passSportEndpoints as calls } from '@asso/contract/pass-sport/pass-sport.endpoints';
import { afterEach, describe, expect, it } from 'vitest';
import { hadSiren } from '../association/test/test-associations.sql.ts';
import { associationsOfComptes } from '../compte/association-registry.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  aBeneficiaire,
  aClub,
  aConfirmation,
  anAffiliation,
  judo,
  passSportCalls,
  passSportToday,
} from './test/test-pass-sport.sql.ts';

const portal = await aPortal({ features, clock: aClock(passSportToday) });
const { db, api, clock } = portal;
afterEach(() => clock.set(passSportToday));

const aWorld = async (about: Parameters<typeof aClub>[1] = {}) => {
  const club = await aClub(db, about);
  return { club, ...passSportCalls(portal, club) };
};
type Club = Awaited<ReturnType<typeof aWorld>>['club'];

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

type Sent = { as?: Club['helene']; nom?: string; content?: Buffer; siren?: string; id_siren?: string };

function upload(club: Club, { as = club.helene, nom = 'judo.pdf', content = pdf, ...said }: Sent = {}) {
  const form = new FormData();
  form.append('id_siren', said.id_siren ?? club.id_siren);
  form.append('siren_federation', said.siren ?? judo);
  form.append('nom_federation', 'FF Judo');
  form.append('file', new Blob([new Uint8Array(content)]), nom);
  return api(calls.uploadAffiliation, { as, query: {}, body: form });
}

describe('the certificate of a federation [C140]', () => {
  it('is one an exercise: that of an earlier one is told apart, a later one takes its place', async () => {
    const { club, structure } = await aWorld({ confirmee: false });
    const seen = async () => (await structure(club.helene)).body.federations[0];
    expect((await seen())?.problem?.message).toBe(
      'Déposez l’attestation d’affiliation de chaque fédération. FF Judo : il en manque une pour cette saison.',
    );
    clock.set('2025-10-02T09:00:00Z');
    expect((await upload(club)).body).toMatchObject({ siren_federation: judo, exercice_id: '25' });
    clock.set(passSportToday);
    expect((await seen())?.problem?.message).toBe(
      'Cette attestation est celle de 2025-2026. Déposez celle de cette saison. Fédération : FF Judo.',
    );
    const first = await upload(club);
    expect([first.status, (await seen())?.etat]).toEqual([201, 'deposee']);
    const second = await upload(club, { nom: 'judo-bis.pdf' });
    expect((await seen())?.attestation?.uuid).toBe(second.body.uuid);
  });

  it('is not asked where the federation confirmed the club under another SIREN of it', async () => {
    const { club, structure } = await aWorld({ confirmee: false });
    await aConfirmation(db, { id_siren: '900000019' });
    const seen = async () => (await structure(club.helene)).body.federations[0]?.etat;
    const before = await seen();
    await hadSiren(db, club.id, '900000019');
    expect([before, await seen()]).toEqual(['absente', 'confirmee']);
  });

  it('is of a federation of the association’s own, by who may deposit', async () => {
    const { club } = await aWorld({ confirmee: false });
    const wrong = await upload(club, { siren: '999999999' });
    expect([wrong.status, wrong.codes]).toEqual([400, ['pass-sport.federation-non-declaree']]);
    expect((await upload(club, { as: club.paul })).codes).toEqual(['association.introuvable']);
    expect((await upload(club, { id_siren: '000000000' })).status).toBe(404);
    expect((await upload(club)).status).toBe(201);
  });

  it('is a pdf or a jpg of 2 MB at most [R5.48] [R5.49]', async () => {
    const { club } = await aWorld({ confirmee: false });
    expect((await upload(club, { nom: 'judo.docx' })).codes).toEqual(['document.extension']);
    const big = Buffer.concat([pdf, Buffer.alloc(2_097_153)]);
    const refused = await upload(club, { content: big });
    expect([refused.status, refused.codes]).toEqual([413, ['document.trop-gros-2mo']]);
    expect(refused.body).toMatchObject({ message: 'La taille du fichier ne doit excéder 2MO.' });
  });

  it('is read with the association, and never taken away', async () => {
    const { club } = await aWorld({ confirmee: false });
    const { uuid } = (await upload(club)).body;
    const read = (as: Club['helene']) => api(documentEndpoints.downloadDocument, { as, params: { uuid } });
    expect((await read(club.helene)).status).toBe(200);
    expect((await read(club.paul)).status).toBe(404);
    const gone = await api(documentEndpoints.deleteDocument, { as: club.helene, query: { uuid } });
    expect(gone.status).toBe(403);
  });
});

describe('a federation of the association', () => {
  it('stays in its file as long as inscriptions stand on it', async () => {
    const { club, begin, enrol, remove } = await aWorld();
    const ligne = await anAffiliation(db, club.id, { nom: 'FF Tennis', id_siren: '987654321' });
    const list = await api(collectionCalls.affiliations.list, {
      as: club.helene,
      query: { id_asso: club.id },
    });
    const found = list.body.items.find((one) => one.id_siren === judo);
    const withdraw = (id: string) =>
      api(collectionCalls.affiliations.remove, { as: club.helene, query: { id_asso: club.id, id } });
    const { id } = await begin();
    const { body } = await enrol(club.helene, { id, siren: judo }, [await aBeneficiaire(db)]);
    const refused = await withdraw(found?.id ?? '');
    expect([refused.status, refused.codes]).toEqual([409, ['association.federation-liee']]);
    expect(refused.body).toMatchObject({
      message: 'Cette fédération est liée à des inscriptions : elle ne peut pas être retirée.',
    });
    expect((await withdraw(ligne?.id ?? '')).status).toBe(200);
    await remove(club.helene, id, body.resultats[0]?.inscription?.id ?? '');
    expect((await withdraw(found?.id ?? '')).status).toBe(200);
  });
});

describe('Pass’Sport opens', () => {
  const facts = async ({ helene, id }: Club) => {
    const membership = { id_association: id, id_siret: null, etat: 'active' as const, restreint: false };
    const asked = { personne: { id: helene.id, email: helene.email }, memberships: [membership] };
    return (await associationsOfComptes.describe(db, asked)).get(id)?.isPassSportEligible;
  };
  const offered = async ({ helene, id }: Club) => {
    const { body } = await api(demarchesEndpoints.listDemarches, { as: helene, query: { id_asso: id } });
    return body.items.some((one) => one.id === 'pass-sport');
  };

  it('to the associations that are eligible, and offers its procedure while it is open [R2.22] [R9.21]', async () => {
    const [{ club: yes }, { club: no }] = [await aWorld(), await aWorld({ federation: null })];
    expect([await facts(yes), await facts(no)]).toEqual([true, false]);
    expect([await offered(yes), await offered(no)]).toEqual([true, false]);
    clock.set('2027-01-15T12:00:00Z');
    expect([await facts(yes), await offered(yes)]).toEqual([true, false]);
  });

  it('on the exercise that is current, the others by their number', async () => {
    const { club, structure } = await aWorld();
    const exerciceOf = async (id?: string) => (await structure(club.helene, club.siege, id)).body.exercice;
    expect(await exerciceOf()).toMatchObject({ id: '26', etat: 'ouvert', courant: true, jours_restants: 59 });
    expect(await exerciceOf('25')).toMatchObject({ id: '25', etat: 'clos', courant: false });
    expect((await structure(club.helene, club.siege, '99')).codes).toEqual(['pass-sport.sans-exercice']);
    expect((await structure(club.paul)).status).toBe(404);
    const { body } = await api(calls.listExercicesPsp, { as: club.paul });
    expect(body.items.map(({ id }) => id)).toEqual(['27', '26', '25']);
  });
});
