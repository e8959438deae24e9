import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command/paths.mjs';
import { writeSbom } from './sbom.mjs';

test('the list of what the portal is made of names what a production install brings, and nothing of the tests', () => {
  const { bomFormat, metadata, components } = writeSbom(root);
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ name: 'portail-asso', type: 'application' });
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const libraries = ['fastify', 'kysely', 'pg', 'react', 'zod'];
  for (const name of libraries)
    expect(named).toContain(`${name}@${packages[`node_modules/${name}`].version}`);
  for (const name of ['vitest', 'typescript', '@playwright/test'])
    expect(components.map((one) => one.name)).not.toContain(name);
  expect(components.length).toBeGreaterThan(200);
  const without = components.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name);
  expect(without.length).toBeLessThan(10);
});
