// What happens to real requests when a campaign names a known sous-dispositif, from its editor to its dossiers.
import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, setCorps, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const national = await anAdministrateur(db);
const { readCampagne, saveBrouillon, publishCampagne, updateSubvention, listDispositifs } = campagneEndpoints;
const { createProjet, duplicateProjet } = projetEndpoints;
const { createDossier } = dossierEndpoints;

type Ligne = Record<string, unknown>;

/**
 * Creates a campaign of this dispositif whose only line is written as an administrator types it: a code, a name and
 * dates.
 */
async function aCampaign(dispositif: string, ligne: Ligne) {
  const world = await aWorld(db);
  await world.publish();
  const params = { id: world.code };
  const read = async () => (await api(readCampagne, { as: national, params })).body;
  const head = { dispositif: { code: dispositif, label: dispositif } };
  await api(updateSubvention, { as: national, params, body: head, ifMatch: (await read()).version });
  const [before] = (await read()).brouillon.valeur.sous_dispositifs ?? [];
  const { code: _code, label: _label, id: _id, ...dates } = before ?? ({} as never);
  const changes = {
    [`sous_dispositifs.${before?.id}`]: { from: before, to: null },
    'sous_dispositifs.neuf': { from: null, to: { ...dates, ...ligne, id: 'neuf' } },
  };
  const saved = await api(saveBrouillon, {
    as: national,
    params,
    body: { changes },
    ifMatch: (await read()).brouillon.version,
  });
  const publish = async () =>
    api(publishCampagne, { as: national, params, ifMatch: (await read()).brouillon.version });
  const create = (more: object = {}) => {
    const { description, demandeur } = dossierCreation(world);
    const asked = { ...description, id_sous_type_dispositif: String(ligne.code), ...more };
    return api(createDossier, { as: world.jeanne, body: { description: asked, demandeur } });
  };
  return { world, saved: saved.body.valeur.sous_dispositifs?.[0], publish, create, read };
}

const pte = { code: 'PTE', label: 'Part territoriale - Emploi' };
const fiche = (regime: string) => ({ identite: { regime }, activites: { domaine: 'Sport' } });

test.each([
  ['loi1901', 400, 'R5.59'],
  ['alsaceMoselle', 400, 'R5.60'],
  ['autre', 201, 'R5.59'],
])('a territorial share of CNDS, for the regime %s: %i [%s]', async (regime, status) => {
  const { world, publish, create, saved } = await aCampaign('CNDS', pte);
  expect(saved).toMatchObject({ interdit_regimes: ['loi1901', 'alsaceMoselle'], max_projets: 1 });
  expect((await publish()).status).toBe(201);
  await setCorps(db, world.id_association, fiche(regime));
  const begun = await create();
  expect(begun.status).toBe(status);
  if (status === 400) expect(begun.codes).toEqual(['subvention.sous-dispositif-interdit']);
});

test.each([
  ['PTA', 'Part territoriale - Apprentissage', 'M062'],
  ['PT-E', 'Part territoriale - Emploi', 'M063'],
])(
  'a territorial share of CNDS takes one project, new or duplicated: %s « %s » [R5.61] [%s]',
  async (code, label) => {
    const { world, publish, create } = await aCampaign('CNDS', { code, label });
    await publish();
    await setCorps(db, world.id_association, fiche('autre'));
    const as = world.jeanne;
    const { id_fo } = (await create()).body;
    await subventionCalls(portal, world).fill(as, id_fo);
    const made = await api(createProjet, { as, params: { id_fo } });
    expect(made.status).toBe(201);
    const second = await api(createProjet, { as, params: { id_fo } });
    const params = { id: id_fo, projectId: made.body.id };
    const copied = await api(duplicateProjet, { as, params });
    expect([second.codes, copied.codes]).toEqual([
      ['subvention.projet-unique'],
      ['subvention.projet-unique'],
    ]);
  },
);

test.each([
  ['CNDS', { code: 'E1J', label: 'Emploi - 1 jeune 1 solution' }, 2028, 'R9.35'],
  ['FDVA', { code: 'FDP', label: 'Formation des bénévoles - pluriannuel' }, 2029, 'R9.34'],
])('the multi-year sub-scheme of %s %o ends in %i [%s]', async (dispositif, ligne, fin) => {
  const { world, publish, create } = await aCampaign(dispositif, ligne);
  await publish();
  await setCorps(db, world.id_association, fiche('loi1901'));
  const { body } = await create({ pluriannuel: true });
  expect(body.description.exercice_fin).toBe(fin);
});

test('the indicators of training are those of « Formation des bénévoles » [R5.100]', async () => {
  const { publish, read } = await aCampaign('FDVA', { code: 'FDB', label: 'Formation des bénévoles' });
  await publish();
  const [type] = (await read()).publiee?.campagne.sous_dispositifs ?? [];
  expect(type).toMatchObject({ indicateurs: 'formation-benevoles' });
});

test('what is known of a sub-scheme cannot be published otherwise, and says why at its field', async () => {
  const { publish, saved, read } = await aCampaign('CNDS', { ...pte, max_projets: 4 });
  expect(saved).toMatchObject({ max_projets: 4 });
  const refused = await publish();
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([
    422,
    'catalogue.reglage-impose',
    'sous_dispositifs.neuf.max_projets',
  ]);
  expect(refused.problem.message).toContain('un dossier y compte un seul projet');
  expect((await read()).numero_version).toBe(1);
});

test('the schemes say which of their sub-schemes are special, and what is settled of each [R9.20]', async () => {
  const { items } = (await api(listDispositifs, { as: national })).body;
  const all = items.flatMap(({ sous_dispositifs }) => sous_dispositifs ?? []);
  const special = all.filter(({ isParticulier }) => isParticulier).map(({ label }) => label);
  expect(new Set(special)).toEqual(
    new Set([
      'Part territoriale - Emploi',
      'Emploi - Campus 2023',
      'Emploi - Déclinaison territoriale de la gouvernance',
      'Emploi - 1 jeune 1 solution',
      'Financement global-nouveau(x) projet(s) innovant(s)',
    ]),
  );
  expect(all.find(({ code }) => code === 'PTA')?.reglages).toEqual({
    interdit_regimes: ['loi1901', 'alsaceMoselle'],
    max_projets: 1,
  });
});
