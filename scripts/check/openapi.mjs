import { readText } from './files.mjs';

const DOCUMENT = 'docs/openapi.json';
const LIBRARIES = ['@redocly/openapi-core', '@seriousme/openapi-schema-validator'];

/** We do not follow these recommended rules of Redocly, for the reasons given. */
const LEFT_OUT = {
  // « /dossiers/states » comes before « /dossiers/{id} », and the router takes the first that matches, as OpenAPI
  // asks.
  'no-ambiguous-paths': 'off',
  // Each portal serves the document below its own address.
  'no-server-example.com': 'off',
};

/** Checks that the API document respects the OpenAPI specification and what the tools that read it expect. */
export async function checkOpenapi(root, path = DOCUMENT) {
  const tools = await loadTools();
  if (tools === undefined) return { errors: [], warnings: ['not looked at: npm install brings its tools'] };
  const { createConfig, lintFromString, Validator } = tools;
  const text = readText(root, path);
  const valid = await new Validator().validate(JSON.parse(text));
  const config = await createConfig({ extends: ['recommended'], rules: LEFT_OUT, telemetry: 'off' });
  const found = await lintFromString({ source: text, absoluteRef: path, config });
  return {
    errors: [
      ...(valid.valid ? [] : schemaErrors(valid.errors).map((one) => `${path}: ${one}`)),
      ...found.map((one) => `${path}: ${one.ruleId}: ${one.message} (${one.location[0]?.pointer ?? ''})`),
    ],
    note: `${Math.round(text.length / 1000)} kB`,
  };
}

/** Loads the tools; undefined in a checkout whose modules were installed before this check existed. */
async function loadTools() {
  try {
    const [lint, schema] = await Promise.all(LIBRARIES.map((name) => import(name)));
    return { ...lint, Validator: schema.Validator };
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

const schemaErrors = (errors) =>
  typeof errors === 'string' ? [errors] : errors.map((one) => `${one.instancePath} ${one.message}`);
