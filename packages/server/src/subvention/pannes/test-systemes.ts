// Test support: a stand-in for each outside system on this machine, behind a relay that can fail.
import { createServer } from 'node:http';
import { aFakeAnnuaire, aResultat } from '../../association/annuaire/test/test-annuaire.ts';
import { aFournisseur } from '../../compte/test/test-fournisseur.ts';
import { aMailServer } from '../../platform/mail/test/test-mail-server.ts';
import { aFakeService } from '../../platform/outside/test/test-json-service.ts';
import { aBucket } from '../../platform/storage/test/test-bucket.ts';
import { aClamd } from '../../platform/storage/test/test-clamd.ts';
import { aFakeAdresses } from '../../referentiel/test/test-adresses.ts';
import { aDepot } from '../../transfert/test/test-depot.ts';
import { standBefore } from './test-exterieur.ts';

export const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
/** Each SIREN is searched once in the directory: after that the portal knows its association. */
export const sirens = ['661017236', '661017244', '661017251', '661017269'];

export async function startSystems() {
  const real = {
    adresses: await aFakeAdresses(),
    annuaire: await aFakeAnnuaire(sirens.map((siren) => aResultat({ siren }))),
    rna: await aFakeService(() => ({ status: 200, body: '{"asso":{"documents":{"document_rna":[]}}}' })),
    sirene: await aFakeService((_, path) => ({ status: 200, body: `${pdf}${path}` })),
    depot: await aDepot(),
    smtp: await aMailServer({ port: 0, onMail: () => undefined }),
    s3: await aBucket(createServer),
    clamd: await aClamd(),
    oidc: await aFournisseur(),
  };
  const fronts = {
    adresses: await standBefore(real.adresses.url, 'http'),
    annuaire: await standBefore(real.annuaire.url, 'http'),
    rna: await standBefore(real.rna.url, 'http'),
    sirene: await standBefore(real.sirene.url, 'http'),
    depot: await standBefore(real.depot.url, 'http'),
    smtp: await standBefore(real.smtp.url, 'smtp'),
    s3: await standBefore(real.s3.url, 'http'),
    clamd: await standBefore(real.clamd.url, 'clamd'),
  };
  /** The settings that point a portal at all of them. */
  const environment = {
    GEO_URL: `${fronts.adresses.url}/search`,
    ENTREPRISES_URL: `${fronts.annuaire.url}/search`,
    API_ASSOCIATION_URL: `${fronts.rna.url}/apim/`,
    AVIS_SIRENE_URL: `${fronts.sirene.url}/sirene/`,
    CHORUS_URL: `${fronts.depot.url}/depot`,
    SIREPA_URL: `${fronts.depot.url}/depot`,
    OSIRIS_URL: `${fronts.depot.url}/depot`,
    SMTP_URL: `smtp://127.0.0.1:${fronts.smtp.port}`,
    STORAGE_URL: `s3://asso?endpoint=${fronts.s3.url}`,
    STORAGE_ACCESS_KEY: 'key',
    STORAGE_SECRET_KEY: 'secret',
    CLAMAV_URL: `tcp://127.0.0.1:${fronts.clamd.port}`,
    ...real.oidc.environment,
  };
  const stop = async () => {
    for (const one of Object.values(fronts)) await one.stop();
    for (const one of [real.adresses, real.annuaire, real.rna, real.sirene, real.depot, real.oidc])
      await one.stop();
    for (const one of [real.smtp, real.s3, real.clamd]) await one.close();
  };
  return { real, fronts, environment, stop };
}
