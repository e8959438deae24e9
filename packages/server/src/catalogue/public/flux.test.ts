import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { writeRna } from '../test/test-catalogue-public.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, inject } = portal;
const libre = { domaine_libre: true, documents_attendus: [] };
const [zebre, breton] = [await aWorld(db), await aWorld(db)];
await zebre.publish({
  ...libre,
  titre: 'Zèbre & rayures',
  presentation: 'Des <rayures>',
  themes: ['Culture'],
});
await breton.publish({ ...libre, titre: 'Gâteau breton', territoires: ['R53'] });

const base = '/repertoire-des-subventions';
const read = async (url: string) => {
  const { statusCode, headers, body } = await inject({ url });
  return { status: statusCode, type: headers['content-type'], body, headers };
};
const numero = async (asked: string, world = breton) =>
  (await read(`${base}/${world.code}/x/pouvez-vous-demander?${asked}`)).body.replaceAll('\u00a0', ' ');

it('the Atom feed tells what is open, in words that cannot become tags', async () => {
  const { type, body } = await read(`${base}.atom`);
  expect(type).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<title>Zèbre &#38; rayures</title>');
  expect(body).toContain('Des &#60;rayures&#62;');
  expect(body.match(/<entry>/g)).toHaveLength(2);
  expect(body.replaceAll('\u00a0', ' ')).toContain('Jusqu’au jeudi 11 mars 2027 à 23h59, heure de Paris.');
});

it('a feed may be of one territory, one theme or one service', async () => {
  const { type, body } = await read(`${base}.json?themes=Culture`);
  expect(type).toBe('application/feed+json; charset=utf-8');
  const { items, version } = JSON.parse(body);
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['Zèbre & rayures']);
  expect(items[0]._portail_asso.cloture).toBe('2027-03-11T22:59:59.000Z');
  expect((await read(`${base}.atom?services=Personne`)).body).not.toContain('<entry>');
});

it('the calendar tells the days that are still to come', async () => {
  const { type, body } = await read(`${base}.ics?territoires=R53&q=gateau`);
  expect(type).toBe('text/calendar; charset=utf-8');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(body).toContain('SUMMARY:Clôture : Gâteau breton');
  // The hour of the closing, and the year of the edition: next year's event is another one.
  expect(body).toContain('DTSTART:20270311T225959Z');
  expect(body).toContain(`UID:${breton.code}-2027-cloture@`);
  const own = await read(`${base}/${breton.code}/gateau-breton/dates.ics`);
  expect(own.headers['content-disposition']).toContain('dates-gateau-breton.ics');
});

it('a number says whether the association may ask, from what the registers say', async () => {
  const id_rna = 'W131000001';
  await writeRna(db, breton.id_association, id_rna);
  const said = await numero(`numero=${id_rna}`);
  expect(said).toContain('Les Voisins de la rue Haute');
  expect(said).toContain('Non : le siège doit être ici : Bretagne.');
  expect(await numero(`numero=${id_rna}`, zebre)).toContain('Oui, vous pouvez demander.');
  expect(said).toContain(`href="/client/commencer/${breton.code}"`);
});

it('a RIDET or a TAHITI number is named where the aid is for its territory, and there only', async () => {
  const caledonien = await aWorld(db);
  await caledonien.publish({ ...libre, titre: 'Cagou', territoires: ['988'] });
  const there = await numero('numero=abc', caledonien);
  expect(there).toContain('Ou le numéro RNA, SIREN, SIRET ou RIDET de votre association');
  expect(there).toContain('ni SIRET (14 chiffres), ni un RIDET. Vérifiez-le');
  const here = await numero('numero=abc');
  expect(here).toContain('Ou le numéro RNA, SIREN ou SIRET de votre association');
  expect(here).toContain('ni SIRET (14 chiffres). Vérifiez-le');
});

it('the questions draw no top line: WebKit would put it beside their legend', () => {
  const sheet = new URL('../../../../client/public/sans-compte-aide.css', import.meta.url);
  const topLine = /\.sans-compte__question(?![\w-])[^{}]*\{[^}]*border-top/;
  expect(readFileSync(sheet, 'utf8')).not.toMatch(topLine);
});

it('what the registers answer is not asked again', async () => {
  const said = await numero('numero=W131000001', zebre);
  expect(said).not.toContain('est-elle déclarée');
  expect(await numero('declaree=oui', zebre)).toContain('est-elle déclarée');
});

it.each([
  ['W999999999', 'Ce numéro n’est pas au répertoire.'],
  ['Les Voisins', 'Ce n’est pas un numéro RNA'],
  ['%25', 'Ce n’est pas un numéro RNA'],
  ['W13', 'Ce n’est pas un numéro RNA'],
])('« %s », which is nobody’s number, finds nobody, and is said for what it is', async (asked, phrase) => {
  const said = await numero(`numero=${asked}`);
  expect(said).toContain(phrase);
  expect(said).not.toContain('rue Haute');
});

it('the answer to one person is kept by nobody, nor shown to robots', async () => {
  const { headers, body } = await read(
    `${base}/${breton.code}/x/pouvez-vous-demander?declaree=oui&siege=oui`,
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('Oui, vous pouvez demander.');
});

it('the register is not read from end to end', async () => {
  const statuses = [];
  for (let n = 0; n < 40; n++) {
    statuses.push((await read(`${base}/${breton.code}/x/pouvez-vous-demander?numero=W13100000${n}`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
