import { pagesReferencees } from '@asso/domain/compte/routes.rights';
import { addJours } from '@asso/domain/identifiants/durees';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';

type Given = {
  config: Pick<Config, 'publicUrl' | 'assistanceEmail' | 'demo'>;
  clock: Clock;
  /** Lists the addresses of the pages without an account, below the public address. */
  sitemap?: () => Promise<readonly string[]>;
};

/** For how many days security.txt says that it is valid: RFC 9116 recommends less than a year. */
const securityDays = 180;

/** Serves the files that robots and security researchers look for at well-known addresses. */
export function registerKnownFiles(app: FastifyInstance, given: Given): void {
  const send = (path: string, type: string, text: () => string | Promise<string>) =>
    app.get(path, async (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(await text()),
    );
  send('/robots.txt', 'text/plain; charset=utf-8', () => robots(given));
  send('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(given));
  send('/.well-known/security.txt', 'text/plain; charset=utf-8', () => security(given));
}

/** Writes robots.txt: search engines must ignore a demonstration, which is nobody's portal. */
const robots = ({ config }: Given): string =>
  config.demo
    ? 'User-agent: *\nDisallow: /\n'
    : `${[
        'User-agent: *',
        'Disallow: /api/',
        ...pagesReferencees.map((path) => `Allow: /client${path}$`),
        'Disallow: /client/',
        '',
        `Sitemap: ${urlOf(config, '/sitemap.xml')}`,
      ].join('\n')}\n`;

async function sitemap({ config, sitemap: listed = async () => [] }: Given): Promise<string> {
  const paths = [...(await listed()), ...pagesReferencees.map((path) => `/client${path}`)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escapeXml(urlOf(config, path))}</loc></url>`).join('\n')}
</urlset>
`;
}

/** Writes security.txt, whose expiry date moves by itself, so that nobody has to update it. */
function security({ config, clock }: Given): string {
  const expires = addJours(clock.now(), securityDays);
  expires.setUTCHours(0, 0, 0, 0);
  return `${[
    `Contact: mailto:${config.assistanceEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${urlOf(config, '/.well-known/security.txt')}`,
  ].join('\n')}\n`;
}

const urlOf = ({ publicUrl }: Given['config'], path: string): string => new URL(path, publicUrl).href;

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
