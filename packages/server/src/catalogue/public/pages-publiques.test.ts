import { publicEndpoints } from '@asso/contract/catalogue/public.endpoints';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { closeSubvention } from '../test/test-catalogue-public.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, inject } = portal;
const libre = { domaine_libre: true, documents_attendus: [] };
const [zebre, breton] = [await aWorld(db), await aWorld(db)];
await zebre.publish({ ...libre, titre: 'Zèbre & rayures <2027>', presentation: 'Aider « les rayures »' });
await breton.publish({ ...libre, titre: 'Gâteau breton', territoires: ['R53'], themes: ['Culture'] });

const read = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: told, body } = await inject({ url, headers });
  return { status: statusCode, headers: told, body };
};
const adresse = `/repertoire-des-subventions/${zebre.code}/zebre-rayures-2027`;

describe('the list of subventions', () => {
  it('is whole in the page, without an account', async () => {
    const { status, body, headers } = await read('/repertoire-des-subventions');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1 class="page__titre">Trouver une subvention</h1>');
    expect(body).toContain(`<a href="${adresse}">Zèbre &#38; rayures &#60;2027&#62;</a>`);
    expect(body).toContain('Gâteau breton');
  });

  it('is narrowed by words without accents and by filters, all in its address', async () => {
    const found = (await read('/repertoire-des-subventions?q=gateau&territoires=R53&themes=Culture')).body;
    expect(found).toContain('Gâteau breton');
    expect(found).not.toContain(adresse);
    expect(found).toContain('<meta name="robots" content="noindex">');
    const none = (await read('/repertoire-des-subventions?themes=Sport')).body;
    expect(none).toContain('Aucune aide ne répond à votre recherche. Voici toutes les aides');
  });

  it.each(['des gâteaux', 'aide au gâteau', 'gateau à Rennes', 'Ille-et-Vilaine', 'Bretagne'])(
    'forgives « %s »',
    async (q) => {
      const { body } = await read(`/repertoire-des-subventions?q=${encodeURIComponent(q)}`);
      expect(body).toContain('Gâteau breton');
    },
  );

  it('finds for a town what is open there or everywhere, and nothing else', async () => {
    const { body } = await read('/repertoire-des-subventions?q=Marseille');
    expect(body).toContain(adresse);
    expect(body).not.toContain('Gâteau breton');
  });

  it('keeps what somebody typed as text', async () => {
    const { body } = await read('/repertoire-des-subventions?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('Aucune aide ne répond à ');
  });
});

it('what « Commencer » says of a subvention is read without an account, and an unknown code is refused', async () => {
  const ask = (code: string) => portal.api(publicEndpoints.readAidePublique, { params: { code } });
  expect(await ask(zebre.code)).toMatchObject({
    status: 200,
    body: { code: zebre.code, titre: 'Zèbre & rayures <2027>', chemin: adresse },
  });
  expect(await ask('INCONNU')).toMatchObject({ status: 404, body: { code: 'subvention.inconnue' } });
});

describe('the page of a subvention', () => {
  it('has its title, its description, its canonical address and its data in the page', async () => {
    const { status, body } = await read(adresse);
    expect(status).toBe(200);
    expect(body).toContain('<title>Zèbre &#38; rayures &#60;2027&#62; – ');
    expect(body).toMatch(/<meta name="description" content="Ouverte jusqu’au /);
    expect(body).toContain(`<link rel="canonical" href="${new URL(adresse, portal.config.publicUrl).href}">`);
    expect(body).toContain('<meta property="og:title" content="Zèbre &#38; rayures &#60;2027&#62;">');
    const [, donnees = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(donnees)).toMatchObject({ '@type': 'MonetaryGrant', name: 'Zèbre & rayures <2027>' });
    expect(body).toContain(`href="/client/commencer/${zebre.code}"`);
  });

  it('says on paper its address and its day, and offers no account to who is signed in', async () => {
    const { body } = await read(adresse);
    const href = new URL(adresse, portal.config.publicUrl).href;
    expect(body).toMatch(new RegExp(`<p class="papier-seul">${href}, page du \\d{2}/\\d{2}/\\d{4}\\.</p>`));
    expect(body).toMatch(/<li class="sans-compte__visiteur"><a [^>]*>Créer mon compte/);
    expect(body).toMatch(/<li class="sans-compte__connecte"><a [^>]*>Revenir à mon espace/);
  });

  it('is found by its code alone, and by an old title', async () => {
    for (const slug of ['', '/ancien-titre']) {
      const { status, headers } = await read(`/repertoire-des-subventions/${zebre.code}${slug}`);
      expect([status, headers.location]).toEqual([301, adresse]);
    }
  });

  it('does not exist for an unknown code, which a browser is told by a page and a program by a problem', async () => {
    const html = { accept: 'text/html,application/xhtml+xml' };
    for (const url of ['/repertoire-des-subventions/INCONNU', '/repertoire-des-subvention', '/nimporte']) {
      const page = await read(url, html);
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<h1 class="page__titre">Page introuvable</h1>');
      const problem = await read(url);
      expect([problem.status, JSON.parse(problem.body).code]).toEqual([404, 'kernel.introuvable']);
    }
    const call = await read('/api/nimporte', html);
    expect([call.status, JSON.parse(call.body).code]).toEqual([404, 'kernel.introuvable']);
  });

  it('says that its service closed it, at the same address, and what the service still offers', async () => {
    const [fermee, soeur] = [await aWorld(db), await aWorld(db)];
    await soeur.publish({ ...libre, titre: 'Aide sœur' });
    await fermee.publish({ ...libre, titre: 'Aide des affiches' });
    const at = `/repertoire-des-subventions/${fermee.code}/aide-des-affiches`;
    expect((await read(at)).body).toContain('Commencer</a>');
    await closeSubvention(db, fermee.code);
    const { status, body } = await read(at, { accept: 'text/html' });
    expect(status).toBe(200);
    expect(body).toContain('Cette aide est fermée');
    expect(body).not.toContain('Commencer</a>');
    expect(body).toContain('Suivre ce service par courriel');
    expect((await read('/repertoire-des-subventions')).body).not.toContain('Aide des affiches');
  });

  it('says as an advice the share that is only advised, and as a limit the one that is', async () => {
    const [conseil, limite] = [await aWorld(db), await aWorld(db)];
    await conseil.publish({ ...libre, titre: 'Conseil', part_max_pourcent: 80, part_max_conseil: true });
    await limite.publish({ ...libre, titre: 'Limite', part_max_pourcent: 80 });
    const said = async ({ code }: { code: string }) => {
      const { headers } = await read(`/repertoire-des-subventions/${code}`);
      return (await read(String(headers.location))).body.replaceAll('\u00a0', ' ');
    };
    expect(await said(conseil)).toContain('Le service conseille de demander 80 % du coût du projet au plus.');
    expect(await said(limite)).toContain('Le service paie 80 % du coût du projet au plus.');
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await read(adresse);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await read(adresse, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('follows a publication', async () => {
    await breton.publish({ ...libre, titre: 'Galette bretonne', territoires: ['R53'] });
    expect((await read('/repertoire-des-subventions')).body).toContain('Galette bretonne');
  });
});

it('the map of the site names them', async () => {
  expect((await read('/sitemap.xml')).body).toContain(
    `<loc>${new URL(adresse, portal.config.publicUrl).href}</loc>`,
  );
});
