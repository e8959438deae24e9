import { randomInt } from 'node:crypto';
import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { GenreImportPsp } from '@asso/domain/pass-sport/import-pass-sport.rules';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../../association/test/test-associations.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { importFlux } from '../../referentiel/import/import-flux.ts';
import { aCodePsp, beneficiairesCsv, exercicesCsv, rowsPsp } from '../test/test-service-psp.sql.ts';
import { genresPsp } from './genres-psp.ts';

const today = '2027-10-05T09:00:00Z';
const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const admin = await aPerson(db, { roles: ['lca.admin'] });

const importe = (genre: GenreImportPsp, texte: string, { essai = false, as = admin } = {}) =>
  api(servicePspEndpoints.importPsp, { as, body: { genre, fichier: `${genre}.csv`, texte, essai } });
const resultats = ({ body }: Awaited<ReturnType<typeof importe>>) =>
  body.lignes.map(({ numero, resultat, champ }) => `${numero} ${resultat}${champ ? ` ${champ}` : ''}`);
await importe('exercices', exercicesCsv);

describe('exercises by a file', () => {
  it('are added once, and changed by what differs', async () => {
    const enTete = 'code;libelle;debut;fin;montant;active;federation;agrements;attestation';
    const texte = `${enTete}\n61;Essai;2061-09-01;31/12/2061;70;oui;oui;SPORT:2016 JEP:2020;non`;
    expect(resultats(await importe('exercices', texte))).toEqual(['2 ajoutee']);
    expect(resultats(await importe('exercices', texte))).toEqual(['2 inchangee']);
    expect(resultats(await importe('exercices', texte.replace(';70;', ';75;')))).toEqual(['2 modifiee']);
    expect(await rowsPsp.exercice(db, '61')).toMatchObject({
      date_fin: '2061-12-31',
      montant: 75,
      version: 2,
      regles: {
        federation: true,
        agrements: [
          { type: 'SPORT', depuis: 2016 },
          { type: 'JEP', depuis: 2020 },
        ],
        attestation: false,
      },
    });
  });
});

describe('beneficiaries by a file', () => {
  it('come in whatever the case of their code; the same file again changes nothing [R5.120]', async () => {
    const [one, two] = [aCodePsp('27'), aCodePsp('27')];
    const texte = beneficiairesCsv([{ id_psp: one.toLowerCase() }, { id_psp: two }]);
    expect(resultats(await importe('beneficiaires', texte))).toEqual(['2 ajoutee', '3 ajoutee']);
    expect((await importe('beneficiaires', texte)).body.bilan).toMatchObject({ inchangee: 2, ajoutee: 0 });
    const taken = beneficiairesCsv([{ id_psp: one, statut: 'non' }]);
    expect(resultats(await importe('beneficiaires', taken))).toEqual(['2 modifiee']);
    expect(await rowsPsp.beneficiaire(db, one)).toMatchObject({
      statut: false,
      exercice_id: '27',
      version: 2,
    });
  });

  it('are refused one by one, each with its line; the others come in [R5.118] [R5.119]', async () => {
    const code = aCodePsp('27');
    const texte = beneficiairesCsv([
      { id_psp: '27-IOIO-AAAA' },
      { id_psp: '99-AAAA-AAAA' },
      { id_psp: aCodePsp('27'), date_naissance: '2015-02-30' },
      { id_psp: aCodePsp('27'), code_postal: '1301' },
      { id_psp: aCodePsp('27'), nom: '' },
      { id_psp: aCodePsp('27'), statut: 'peut-être' },
      { id_psp: code },
      { id_psp: code.toLowerCase() },
    ]);
    expect(resultats(await importe('beneficiaires', texte))).toEqual([
      '2 rejetee id_psp',
      '3 rejetee id_psp',
      '4 rejetee date_naissance',
      '5 rejetee code_postal',
      '6 rejetee nom',
      '7 rejetee statut',
      '8 ajoutee',
      '9 rejetee id_psp',
    ]);
  });

  it('by the tens of thousands, a batch at a time: no more is open of the file', async () => {
    let [open, most, read] = [0, 0, 0];
    const lots = 30;
    async function* octets() {
      yield Buffer.from(`${beneficiairesCsv([])}\n`);
      for (let lot = 0; lot < lots; lot++) {
        const codes = new Set(Array.from({ length: 1000 }, () => aCodePsp('27')));
        open += codes.size;
        most = Math.max(most, open);
        yield Buffer.from(
          [...codes].map((id_psp) => `${id_psp};Zoé;Inventée;2014-05-01;Marseille;13011;oui\n`).join(''),
        );
      }
    }
    const done = await importFlux(db, genresPsp.beneficiaires, {
      fichier: 'gros.csv',
      octets: octets(),
      at: new Date(today),
      onLignes: (lignes) => {
        open -= lignes.length;
        read += lignes.length;
      },
    });
    expect(done).toMatchObject({ ok: true, value: { lignes: read, rejetee: 0 } });
    expect(read).toBeGreaterThan(lots * 990);
    expect(most).toBeLessThanOrEqual(3000);
  });
});

describe('what federations confirm, by a file', () => {
  const enTete = 'exercice;siren_federation;siren_club;nom_federation;numero;retiree';
  const club = () => String(randomInt(100_000_000, 999_999_999));

  it('is kept once a club, a federation and an exercise, and may be taken back', async () => {
    const siren = club();
    const ligne = `27;784 404 883;${siren};FF Voile;A-12;`;
    expect(resultats(await importe('confirmations', `${enTete}\n${ligne}\n${ligne}`))).toEqual([
      '2 ajoutee',
      '3 rejetee exercice',
    ]);
    expect(resultats(await importe('confirmations', `${enTete}\n${ligne}`))).toEqual(['2 inchangee']);
    expect(await rowsPsp.confirmations(db, siren)).toMatchObject([{ siren_federation: '784404883' }]);
    expect(resultats(await importe('confirmations', `${enTete}\n${ligne}oui`))).toEqual(['2 modifiee']);
    expect(await rowsPsp.confirmations(db, siren)).toEqual([]);
  });

  it('names an exercise that is known, and numbers that are numbers', async () => {
    const texte = `${enTete}\n98;784404883;${club()};FF Voile;;\n27;7844;${club()};FF Voile;;`;
    expect(resultats(await importe('confirmations', texte))).toEqual([
      '2 rejetee exercice',
      '3 rejetee siren_federation',
    ]);
  });
});

describe('an import of Pass’Sport', () => {
  it('tried first, keeps nothing', async () => {
    const id_psp = aCodePsp('27');
    const tried = await importe('beneficiaires', beneficiairesCsv([{ id_psp }]), { essai: true });
    expect(resultats(tried)).toEqual(['2 ajoutee']);
    expect(await rowsPsp.beneficiaire(db, id_psp)).toBeUndefined();
  });

  it('is an administrator’s, and the list of them too', async () => {
    const others = [
      await aPerson(db, {}),
      await aPerson(db, { roles: ['rds.admin'] }),
      await aPerson(db, { roles: ['rds.service'] }),
    ];
    for (const as of others) {
      expect((await importe('exercices', exercicesCsv, { as })).status).toBe(403);
      expect((await api(servicePspEndpoints.listImportsPsp, { as })).status).toBe(403);
    }
    await importe('exercices', exercicesCsv);
    const { status, body } = await api(servicePspEndpoints.listImportsPsp, { as: admin });
    expect([status, body.items[0]]).toMatchObject([200, { genre: 'psp-exercices', rejetees: 0 }]);
  });
});
