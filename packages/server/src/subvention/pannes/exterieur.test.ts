import { readFileSync } from 'node:fs';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { geoEndpoints } from '@asso/contract/referentiel/geo.endpoints';
import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import { sirepaEndpoints } from '@asso/contract/transfert/sirepa.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { anAssociation, aPerson } from '../../association/test/test-associations.sql.ts';
import { aCompte } from '../../compte/test/test-comptes.sql.ts';
import type { Panne as PanneOidc } from '../../compte/test/test-fournisseur.ts';
import { jeanne as aKnown, aNavigateur } from '../../compte/test/test-navigateur.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { chorusCalls } from '../../transfert/test/test-chorus.ts';
import { anEspace, wholeFdva } from '../../transfert/test/test-osiris.ts';
import { readCourrielEtats, today } from '../test/test-dossiers.sql.ts';
import { impatient, type Panne, pannes } from './test-exterieur.ts';
import { pdf, sirens, startSystems } from './test-systemes.ts';

const { real, fronts, environment, stop } = await startSystems();
afterAll(stop);
const clock = aClock(today);
const portal = await aPortal({ features, clock, environment });
const { api, db, runJobs } = portal;

type Epreuve = (panne: { est: Panne; casse(): Promise<void>; repare(): Promise<void> }) => Promise<void>;
let rank = 0;

/** Creates an association and a person who deposits its documents and opens them. */
async function aVault() {
  const { id } = await anAssociation(db);
  const jeanne = await aPerson(db, { membre: { id_association: id } });
  const query = { id_asso: id };
  const deposit = (idempotencyKey?: string) => {
    const body = new FormData();
    body.append('type', 'STC');
    body.append('fichier', new Blob([`${pdf}${id}`]), 'Statuts.pdf');
    return api(documentEndpoints.depositDocument, { as: jeanne, query, body, idempotencyKey });
  };
  const open = async () => (await api(associationEndpoints.listDocuments, { as: jeanne, query })).body;
  const take = (uuid: string) => api(documentEndpoints.downloadDocument, { as: jeanne, params: { uuid } });
  return { jeanne, deposit, open, take };
}

/**
 * Opening an association's documents asks the registers; after a failure, an opening asks again only ten minutes later.
 */
const registre: Epreuve = async ({ casse, repare }) => {
  const { open, deposit } = await aVault();
  await casse();
  await open();
  await runJobs();
  // ListeDocuments.tsx shows this state as « Le RNA ou Sirene ne répond pas. ».
  expect((await open()).registre.etat).toBe('inaccessible');
  expect((await deposit()).status).toBe(201);
  await repare();
  clock.advance(601);
  await open();
  await runJobs();
  const after = await open();
  expect([after.registre.etat, after.items.map(({ type }) => type).toSorted()]).toEqual([
    'lu',
    ['SIR', 'STC'],
  ]);
};

/** A file for another system waits while that system is down, and leaves once. */
const envoi =
  (write: () => Promise<{ numero: string; etat: () => Promise<string | undefined> }>): Epreuve =>
  async ({ casse, repare }) => {
    await casse();
    const { numero, etat } = await write();
    await runJobs();
    expect(await etat()).toBe('a-envoyer');
    await repare();
    await runJobs({ isEarly: true });
    expect(await etat()).toBe('envoye');
    expect(real.depot.recus.filter(({ nom }) => nom === `${numero}.csv`)).toHaveLength(1);
  };

const chorus = chorusCalls(portal);
const osiris = await anEspace(portal);
await osiris.create(osiris.admin, {
  code: '163',
  libelle: 'Jeunesse',
  dispositifs: [wholeFdva],
  comptes: [osiris.nadia.id],
});
const admin: Actor = await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' });

/**
 * Each entry plays one line of the table in docs/preuves.md: what people see when this system fails, what is kept, and
 * how work goes on afterwards.
 */
const systemes: Record<string, { front?: keyof typeof fronts; epreuve: Epreuve }> = {
  'Recherche d’adresse': {
    front: 'adresses',
    epreuve: async ({ casse, repare }) => {
      const ask = () =>
        api(geoEndpoints.searchGeo, { as: admin, query: { q: `12 rue des Lilas ${++rank}` } });
      await casse();
      const down = await ask();
      expect([down.status, down.problem.message]).toEqual([
        502,
        'La recherche d’adresse ne répond pas. Saisissez l’adresse à la main.',
      ]);
      await repare();
      expect((await ask()).status).toBe(200);
    },
  },
  'Recherche d’entreprises': {
    front: 'annuaire',
    epreuve: async ({ est, casse, repare }) => {
      const q = sirens[pannes.indexOf(est)] ?? '';
      const ask = async () =>
        (await api(rechercheEndpoints.searchAssociations, { as: admin, query: { q } })).body;
      await casse();
      // The page says « L'API association est inaccessible », above what the portal knows itself.
      expect(await ask()).toMatchObject({ annuaire: 'inaccessible', items: [] });
      await repare();
      expect(await ask()).toMatchObject({ annuaire: 'trouvees', items: [{ id_siren: q }] });
    },
  },
  'API Association (RNA)': { front: 'rna', epreuve: registre },
  'Avis de situation Sirene': { front: 'sirene', epreuve: registre },
  'Serveur de courriels': {
    front: 'smtp',
    epreuve: async ({ casse, repare }) => {
      const { email } = await aCompte(db);
      await casse();
      const asked = await api(motDePasseEndpoints.forgotPassword, { body: { email } });
      expect(asked.status).toBe(200);
      await runJobs();
      expect(await readCourrielEtats(db, email)).toEqual(['a_envoyer']);
      await repare();
      await runJobs({ isEarly: true });
      expect(await readCourrielEtats(db, email)).toEqual(['envoye']);
    },
  },
  'Stockage S3': {
    front: 's3',
    epreuve: async ({ casse, repare }) => {
      const { deposit, open, take } = await aVault();
      const other = await aVault();
      const { uuid } = (await other.deposit()).body;
      await casse();
      for (const refused of [await deposit('une-cle-de-depot'), await other.take(uuid)]) {
        expect([refused.status, refused.problem.message]).toEqual([
          502,
          'Les fichiers ne peuvent être ni reçus ni ouverts pour le moment. Rien de ce que vous avez saisi n’est perdu : réessayez dans une minute.',
        ]);
      }
      expect((await open()).items).toEqual([]);
      await repare();
      // The page sends the same file again, with the same key.
      const again = await deposit('une-cle-de-depot');
      expect([again.status, (await open()).items.length]).toEqual([201, 1]);
      expect((await take(again.body.uuid)).bytes.toString()).toContain(pdf);
      expect((await other.take(uuid)).status).toBe(200);
    },
  },
  Antivirus: {
    front: 'clamd',
    epreuve: async ({ casse, repare }) => {
      const { deposit, jeanne } = await aVault();
      await casse();
      const { status, body } = await deposit();
      const etat = async () =>
        (await api(documentEndpoints.readAnalyse, { as: jeanne, params: { uuid: body.uuid } })).body
          .etat_analyse;
      expect([status, body.etat_analyse]).toEqual([201, 'en_cours']);
      await runJobs();
      // The page says « Reçu, analyse en cours », never « Déposé », which would say that the file is safe.
      expect(await etat()).toBe('en_cours');
      await repare();
      await runJobs({ isEarly: true });
      expect(await etat()).toBe('sur');
    },
  },
  'Connexion nationale': {
    epreuve: async ({ est, casse, repare }) => {
      const how: Record<Panne, PanneOidc> = {
        refuse: 'refus',
        muet: 'lent',
        erreur: 'panne',
        charabia: 'charabia',
      };
      const browser = aNavigateur(portal, { fournisseur: real.oidc });
      const reponse = real.oidc.passer(await browser.aller(), aKnown());
      await casse();
      real.oidc.casse('token', how[est]);
      const refused = await browser.revenir(reponse);
      expect([refused.status, refused.problem.message]).toEqual([
        502,
        'ProConnect ne répond pas. Connectez-vous avec votre adresse et votre mot de passe, ou réessayez dans quelques minutes.',
      ]);
      await repare();
      real.oidc.casse('token', null);
      expect((await browser.passer(aKnown())).body).toMatchObject({ suite: 'premiere' });
    },
  },
  Chorus: {
    front: 'depot',
    epreuve: async (panne) => {
      const { agent, service } = await chorus.anOrdered();
      return envoi(async () => {
        const { id, numero } = (await chorus.make(agent, service)).body;
        const etat = async () => (await chorus.read(agent)).body.lots.find((one) => one.id === id)?.envoi;
        return { numero, etat };
      })(panne);
    },
  },
  Osiris: {
    front: 'depot',
    epreuve: envoi(async () => {
      const params = { programme: '163' };
      const as = osiris.nadia;
      const { numero } = (await api(osirisEndpoints.sendOsiris, { as, params, body: { exercice: 2027 } }))
        .body;
      const etat = async () =>
        (await api(osirisEndpoints.listEnvoisOsiris, { as, params })).body.items.find(
          (one) => one.numero === numero,
        )?.envoi;
      return { numero, etat };
    }),
  },
  Sirepa: {
    front: 'depot',
    epreuve: envoi(async () => {
      const month = { du: '2027-02-01', au: '2027-02-28' };
      const { numero } = (
        await api(sirepaEndpoints.sendSirepa, { as: admin, body: { fichier: 'siret', ...month } })
      ).body;
      const etat = async () =>
        (await api(sirepaEndpoints.readSirepa, { as: admin, query: month })).body.lots.find(
          (one) => one.numero === numero,
        )?.envoi;
      return { numero, etat };
    }),
  },
};

describe.each(Object.entries(systemes))('%s', (_, { front, epreuve }) => {
  test.each(pannes)('%s: it is said, nothing is lost, and it goes on by itself', async (est) => {
    const at = front && fronts[front];
    const repare = async () => {
      vi.restoreAllMocks();
      await at?.repare();
    };
    try {
      const casse = async () => {
        if (est === 'muet' && at) impatient(at.port);
        await at?.casse(est);
      };
      await epreuve({ est, casse, repare });
    } finally {
      await repare();
    }
  });
});

test('the table that operators read has a line for each of them', () => {
  const text = readFileSync(new URL('../../../../../docs/preuves.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split('### Systèmes extérieurs');
  const lines = section.split('\n##')[0]?.matchAll(/^\| ([^|]+?) \|/gm) ?? [];
  const named = [...lines].map(([, first]) => first).filter((first) => !/^(Système|---)$/.test(first ?? ''));
  expect(named).toEqual(Object.keys(systemes));
});
