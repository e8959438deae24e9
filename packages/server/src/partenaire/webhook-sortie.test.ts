import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { aReceveur, toTestReceiver } from './test/test-receveur.ts';
import { leadsInside, type Sortie, sendWebhook, sortieReelle } from './webhook.adapter.ts';

const receveur = await aReceveur();
const envoi = { headers: { 'content-type': 'application/json' }, body: '{"type":"x","data":{}}' };
const prive = { code: null, erreur: 'Adresse privée : rien n’a été envoyé' };

/** Makes a name server that answers one list after the other, then the last one again and again. */
function nomme(...answers: string[][]): { resolve: Sortie['resolve']; asked: () => number } {
  let asked = 0;
  const resolve: Sortie['resolve'] = (_, done) => {
    const found = answers[Math.min(asked++, answers.length - 1)] ?? [];
    done(
      null,
      found.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { resolve, asked: () => asked };
}

const send = (sortie: Partial<Sortie>, url: string) =>
  sendWebhook({ ...sortieReelle, ...sortie }, { ...envoi, url });

describe('a portal sends nothing', () => {
  test.each([
    'http://exemple.fr/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data',
  ])('to %s', async (url) => {
    expect(await send({}, url)).toEqual(prive);
  });

  test('to a name that leads inside, or of which one address does', async () => {
    const url = `http://interne.exemple.fr:${receveur.port}/`;
    const seen = receveur.recus.length;
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']]) {
      expect(await send({ protocols: ['http:'], resolve: nomme(addresses).resolve }, url)).toEqual(prive);
    }
    expect(receveur.recus).toHaveLength(seen);
  });

  test('to a name that was outside when it was looked at, and leads inside when it is called', async () => {
    const url = `http://rebond.exemple.fr:${receveur.port}/`;
    const name = nomme(['93.184.216.34'], ['127.0.0.1']);
    const sortie = { ...sortieReelle, protocols: ['http:'], resolve: name.resolve };
    const seen = receveur.recus.length;
    expect(await leadsInside(sortie, new URL(url))).toBe(false);
    expect(await sendWebhook(sortie, { ...envoi, url })).toEqual(prive);
    expect(name.asked()).toBe(2);
    expect(receveur.recus).toHaveLength(seen);
  });

  test('twice: the address that was looked at is the one that is called', async () => {
    const name = nomme(['127.0.0.1'], ['127.0.0.2']);
    const opened = {
      isOpen: (one: string) => one === '127.0.0.1',
      protocols: ['http:'],
      resolve: name.resolve,
    };
    const answered = await send(opened, `http://une-fois.exemple.fr:${receveur.port}/`);
    expect([answered, name.asked()]).toEqual([{ code: 204, erreur: null }, 1]);
  });
});

describe('a receiver', () => {
  const here = () => sendWebhook(toTestReceiver, { ...envoi, url: receveur.url });

  test('that redirects is not followed', async () => {
    receveur.repond(302);
    const seen = receveur.recus.length;
    expect(await here()).toEqual({ code: 302, erreur: null });
    expect(receveur.recus).toHaveLength(seen + 1);
  });

  test('that says nothing, or never ends, holds nobody', async () => {
    receveur.repond('muet');
    expect(await here()).toEqual({ code: null, erreur: 'Pas de réponse à temps' });
    receveur.repond('bavard');
    expect(await here()).toEqual({ code: 200, erreur: null });
    receveur.repond(204);
  });

  test('that is not there is said so, without its words', async () => {
    const gone = await sendWebhook(toTestReceiver, { ...envoi, url: 'http://127.0.0.1:1/' });
    expect(gone).toEqual({ code: null, erreur: 'Connexion refusée' });
    const unknown = {
      ...toTestReceiver,
      resolve: ((_, done) =>
        done(Object.assign(new Error('secret'), { code: 'ENOTFOUND' }), [])) as Sortie['resolve'],
    };
    expect(await sendWebhook(unknown, { ...envoi, url: 'http://nulle-part.exemple/' })).toEqual({
      code: null,
      erreur: 'Adresse introuvable',
    });
  });
});
